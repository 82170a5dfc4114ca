import {DAY} from '../../simulator/clock.ts';
import type {Simulator} from '../../simulator/simulator.ts';
import {typeOf} from '../../simulator/store/catalog.ts';
import type {Purchase} from '../../simulator/store/purchase.ts';
import {json, readBody} from '../answers.ts';
import type {ServerCall, ServerFailures} from '../failures.ts';
import {createRouter} from '../router.ts';
import type {StoreServer} from '../storeServer.ts';
import {fail} from './apiErrors.ts';
import {endOf, type LineItemOrder} from './lineItems.ts';
import {answerOrder} from './orders.ts';
import {productPurchase, productPurchaseV2, subscriptionPurchase} from './payloads.ts';
import {cancel, defer, revoke} from './planCalls.ts';
import {pushKeys} from './pushes.ts';
import {settle} from './settling.ts';
import {voidedPurchases} from './voidedPurchases.ts';

/** Google forgets a subscription so long after its end. */
const KEPT_DAYS = 60;
const FORGOTTEN = 'subscriptionPurchaseNoLongerAvailable';

/** Google's side of a phone, as far as its API needs it. */
export type PlaySide = {
  readonly simulator: Simulator<'android'>;
  readonly app: StoreServer['app'];
  readonly failures: ServerFailures;
  readonly lineItems: LineItemOrder | undefined;
};

type Asked = PlaySide & {
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  readonly names: Readonly<Record<string, string>>;
};

type Route = {readonly call: ServerCall; readonly answer: (asked: Asked) => Response};

/** Answers about a purchase whose token is in the address. */
const about =
  (type: 'inapp' | 'subs') =>
  (call: ServerCall, answer: (asked: Asked, purchase: Purchase) => Response): Route => ({
    call,
    answer(asked) {
      const {simulator, names} = asked;
      const {token = '', productId} = names;
      const purchase = simulator.store.find(token);
      if (!purchase || typeOf(simulator.catalog.get(purchase.productId)) !== type)
        return fail(404, 'purchaseTokenNotFound', 'The purchase token was not found.');
      const wrong = `purchaseTokenDoesNotMatch${type === 'subs' ? 'SubscriptionId' : 'ProductId'}`;
      if (productId !== undefined && productId !== purchase.productId)
        return fail(400, wrong, 'The purchase token is not one of this product.');
      if (type === 'subs' && isForgotten(simulator, purchase))
        return fail(410, FORGOTTEN, 'The subscription has ended too long ago.');
      return answer(asked, purchase);
    },
  });
const product = about('inapp');
const plan = about('subs');

const ofProduct = 'purchases/products/{productId}/tokens/{token}';
const ofPlan = 'purchases/subscriptionsv2/tokens/{token}';

/** Behind the package name. */
const findRoute = createRouter<Route>({
  'GET purchases/voidedpurchases': {
    call: 'voided',
    answer: ({simulator, query}) => json(voidedPurchases(simulator, query)),
  },
  'GET orders/{order}': {
    call: 'order',
    answer: ({simulator, names}) => answerOrder(simulator, names.order ?? ''),
  },
  [`GET ${ofProduct}`]: product('product', ({simulator}, purchase) =>
    json(productPurchase(simulator, purchase)),
  ),
  'GET purchases/productsv2/tokens/{token}': product('product', ({simulator}, purchase) =>
    json(productPurchaseV2(simulator, purchase)),
  ),
  [`POST ${ofProduct}:acknowledge`]: product('acknowledge', (asked, purchase) =>
    settle(asked, purchase, 'acknowledge'),
  ),
  [`POST ${ofProduct}:consume`]: product('consume', (asked, purchase) =>
    settle(asked, purchase, 'consume'),
  ),
  'POST purchases/subscriptions/{productId}/tokens/{token}:acknowledge': plan(
    'acknowledge',
    (asked, purchase) => settle(asked, purchase, 'acknowledge'),
  ),
  [`GET ${ofPlan}`]: plan('subscription', ({simulator, lineItems}, purchase) =>
    json(subscriptionPurchase(simulator, purchase, lineItems)),
  ),
  [`POST ${ofPlan}:revoke`]: plan('revoke', revoke),
  [`POST ${ofPlan}:cancel`]: plan('cancel', cancel),
  [`POST ${ofPlan}:defer`]: plan('defer', defer),
});

/** Answers a request of the Google Play Developer API, the one for an access token before it, and the one for the keys of pushes. */
export async function answerPlay(request: Request, side: PlaySide): Promise<Response> {
  const {pathname, searchParams} = new URL(request.url);
  const {app, failures} = side;
  const meet = (call: ServerCall, answer: () => Response | Promise<Response>) =>
    failures.meet(
      call,
      request,
      ({status, code}) => fail(status, String(code ?? 'backendError'), 'The kit was told to fail.'),
      answer,
    );
  if (pathname === '/oauth2/v3/certs') return meet('keys', () => json(pushKeys()));
  if (pathname === '/token' && request.method === 'POST')
    return meet('access token', () =>
      json({access_token: 'simulated', token_type: 'Bearer', expires_in: 3600}),
    );
  const [, packageName = '', path = ''] =
    /^\/androidpublisher\/v3\/applications\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
  const found = findRoute(request.method, path);
  if (!found)
    return fail(404, 'notFound', `The kit does not answer ${request.method} ${pathname}.`);
  const {route, names} = found;
  return meet(route.call, async () => {
    if (!request.headers.get('authorization')?.startsWith('Bearer '))
      return fail(401, 'authError', 'The request has no access token.');
    if (decodeURIComponent(packageName) !== app.id)
      return fail(404, 'applicationNotFound', `There is no application ${packageName}.`);
    const body = request.method === 'GET' ? {} : await readBody(request);
    if (!body) return fail(400, 'parseError', 'The body is not JSON.');
    return route.answer({...side, query: searchParams, body, names});
  });
}

function isForgotten(simulator: Simulator, purchase: Purchase): boolean {
  const {subscription, upgraded, payment} = purchase;
  const {clock} = simulator;
  const state = payment === 'refunded' ? 'revoked' : subscription?.state;
  const isOver = upgraded || state === 'expired' || state === 'revoked';
  return isOver && clock.now > (endOf(simulator, purchase) ?? clock.now) + KEPT_DAYS * DAY;
}
