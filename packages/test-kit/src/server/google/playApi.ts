import type {Simulator} from '../../simulator/simulator.ts';
import {typeOf} from '../../simulator/store/catalog.ts';
import type {Purchase} from '../../simulator/store/purchase.ts';
import {json, readBody} from '../answers.ts';
import type {ServerCall, ServerFailures} from '../failures.ts';
import type {StoreServer} from '../storeServer.ts';
import {fail} from './apiErrors.ts';
import {endOf, type LineItemOrder} from './lineItems.ts';
import {answerOrder} from './orders.ts';
import {productPurchase, productPurchaseV2, subscriptionPurchase} from './payloads.ts';
import {cancel, defer, revoke} from './planCalls.ts';
import {pushKeys} from './pushes.ts';
import {settle} from './settling.ts';
import {voidedPurchases} from './voidedPurchases.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Google forgets a subscription so long after its end. */
const KEPT_DAYS = 60;

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
  /** The parts of the address that name what is asked for. */
  readonly names: Readonly<Record<string, string>>;
};

type Route = {
  readonly call: ServerCall;
  readonly method: 'GET' | 'POST';
  /** Behind the package name. */
  readonly path: RegExp;
  readonly answer: (asked: Asked) => Response;
};

/** Answers about a purchase whose token is in the address. */
const about =
  (type: 'inapp' | 'subs', answer: (asked: Asked, purchase: Purchase) => Response) =>
  (asked: Asked): Response => {
    const {simulator, names} = asked;
    const {token = '', productId} = names;
    const purchase = simulator.store.find(token);
    if (!purchase || typeOf(simulator.catalog.get(purchase.productId)) !== type)
      return fail(404, 'purchaseTokenNotFound', 'The purchase token was not found.');
    const id = type === 'subs' ? 'SubscriptionId' : 'ProductId';
    if (productId !== undefined && productId !== purchase.productId)
      return fail(
        ...[
          400,
          `purchaseTokenDoesNotMatch${id}`,
          'The purchase token is not one of this product.',
        ],
      );
    if (type === 'subs' && isForgotten(simulator, purchase))
      return fail(
        ...[
          410,
          'subscriptionPurchaseNoLongerAvailable',
          'The subscription has ended too long ago.',
        ],
      );
    return answer(asked, purchase);
  };

const ofProduct = /^purchases\/products\/(?<productId>[^/]+)\/tokens\/(?<token>[^/:]+)/.source;
const ofProductV2 = /^purchases\/productsv2\/tokens\/(?<token>[^/:]+)/.source;
const ofPlan = /^purchases\/subscriptions\/(?<productId>[^/]+)\/tokens\/(?<token>[^/:]+)/.source;
const ofPlanV2 = /^purchases\/subscriptionsv2\/tokens\/(?<token>[^/:]+)/.source;

const routes: readonly Route[] = [
  {
    ...{call: 'voided', method: 'GET', path: /^purchases\/voidedpurchases$/},
    answer: ({simulator, query}) => json(voidedPurchases(simulator, query)),
  },
  {
    ...{call: 'product', method: 'GET', path: new RegExp(`${ofProduct}$`)},
    answer: about('inapp', ({simulator}, purchase) => json(productPurchase(simulator, purchase))),
  },
  {
    ...{call: 'acknowledge', method: 'POST', path: new RegExp(`${ofProduct}:acknowledge$`)},
    answer: about('inapp', (asked, purchase) => settle(asked, purchase, 'acknowledge')),
  },
  {
    ...{call: 'consume', method: 'POST', path: new RegExp(`${ofProduct}:consume$`)},
    answer: about('inapp', (asked, purchase) => settle(asked, purchase, 'consume')),
  },
  {
    ...{call: 'product', method: 'GET', path: new RegExp(`${ofProductV2}$`)},
    answer: about('inapp', ({simulator}, purchase) => json(productPurchaseV2(simulator, purchase))),
  },
  {
    ...{call: 'order', method: 'GET', path: /^orders\/(?<order>[^/:]+)$/},
    answer: ({simulator, names}) => answerOrder(simulator, names.order ?? ''),
  },
  {
    ...{call: 'revoke', method: 'POST', path: new RegExp(`${ofPlanV2}:revoke$`)},
    answer: about('subs', revoke),
  },
  {
    ...{call: 'cancel', method: 'POST', path: new RegExp(`${ofPlanV2}:cancel$`)},
    answer: about('subs', cancel),
  },
  {
    ...{call: 'defer', method: 'POST', path: new RegExp(`${ofPlanV2}:defer$`)},
    answer: about('subs', defer),
  },
  {
    ...{call: 'acknowledge', method: 'POST', path: new RegExp(`${ofPlan}:acknowledge$`)},
    answer: about('subs', (asked, purchase) => settle(asked, purchase, 'acknowledge')),
  },
  {
    ...{call: 'subscription', method: 'GET', path: new RegExp(`${ofPlanV2}$`)},
    answer: about('subs', ({simulator, lineItems}, purchase) =>
      json(subscriptionPurchase(simulator, purchase, lineItems)),
    ),
  },
];

/** Answers a request of the Google Play Developer API, the one for an access token before it, and the one for the keys of pushes. */
export async function answerPlay(request: Request, side: PlaySide): Promise<Response> {
  const {pathname, searchParams} = new URL(request.url);
  const {app, failures} = side;
  const meet = (call: ServerCall) =>
    failures.meet(call, request, ({status, code}) =>
      fail(status, String(code ?? 'backendError'), 'The kit was told to fail.'),
    );
  if (pathname === '/oauth2/v3/certs') return (await meet('keys')) ?? json(pushKeys());
  if (pathname === '/token' && request.method === 'POST')
    return (
      (await meet('access token')) ??
      json({access_token: 'simulated', token_type: 'Bearer', expires_in: 3600})
    );
  const [, packageName = '', path = ''] =
    /^\/androidpublisher\/v3\/applications\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
  const route = routes.find((one) => one.method === request.method && one.path.test(path));
  if (!route)
    return fail(404, 'notFound', `The kit does not answer ${request.method} ${pathname}.`);
  const failed = await meet(route.call);
  if (failed) return failed;
  if (!request.headers.get('authorization')?.startsWith('Bearer '))
    return fail(401, 'authError', 'The request has no access token.');
  if (decodeURIComponent(packageName) !== app.id)
    return fail(404, 'applicationNotFound', `There is no application ${packageName}.`);
  const body = request.method === 'GET' ? {} : await readBody(request);
  if (!body) return fail(400, 'parseError', 'The body is not JSON.');
  const found = Object.entries(route.path.exec(path)?.groups ?? {});
  const names = Object.fromEntries(found.map(([name, one]) => [name, decodeURIComponent(one)]));
  return route.answer({...side, query: searchParams, body, names});
}

function isForgotten(simulator: Simulator, purchase: Purchase): boolean {
  const {subscription, upgraded, payment} = purchase;
  const {clock} = simulator;
  const state = payment === 'refunded' ? 'revoked' : subscription?.state;
  const isOver = upgraded || state === 'expired' || state === 'revoked';
  return isOver && clock.now > (endOf(simulator, purchase) ?? clock.now) + KEPT_DAYS * DAY;
}
