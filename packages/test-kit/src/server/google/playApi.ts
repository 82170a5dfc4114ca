import type {Simulator} from '../../simulator/simulator.ts';
import {billing} from '../../simulator/store/billing.ts';
import {typeOf} from '../../simulator/store/catalog.ts';
import type {Purchase} from '../../simulator/store/purchase.ts';
import {empty, json, readBody} from '../answers.ts';
import type {StoreServer} from '../storeServer.ts';
import {endOf, type LineItemOrder} from './lineItems.ts';
import {productPurchase, subscriptionPurchase} from './payloads.ts';
import {voidedPurchases} from './voidedPurchases.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Google forgets a subscription so long after its end. */
const KEPT_DAYS = 60;

/** Answers a request of the Google Play Developer API, and the one for an access token before it. */
export async function answerPlay(
  request: Request,
  simulator: Simulator<'android'>,
  app: StoreServer['app'],
  order?: LineItemOrder,
): Promise<Response> {
  const {pathname, searchParams} = new URL(request.url);
  if (pathname === '/token' && request.method === 'POST')
    return json({access_token: 'simulated', token_type: 'Bearer', expires_in: 3600});
  const [, packageName = '', call = ''] =
    /^\/androidpublisher\/v3\/applications\/([^/]+)\/purchases\/(.+)$/.exec(pathname) ?? [];
  if (call === '') return fail(404, 'notFound', `The kit does not answer ${pathname}.`);
  if (!request.headers.get('authorization')?.startsWith('Bearer '))
    return fail(401, 'authError', 'The request has no access token.');
  if (decodeURIComponent(packageName) !== app.id)
    return fail(404, 'applicationNotFound', `There is no application ${packageName}.`);
  if (call === 'voidedpurchases') return json(voidedPurchases(simulator, searchParams));
  const [, kind = '', productId, token = '', act = 'get'] =
    /^(products|subscriptionsv2|subscriptions)\/(?:([^/]+)\/)?tokens\/([^/:]+)(?::(acknowledge|consume))?$/.exec(
      call,
    ) ?? [];
  if (kind === '') return fail(404, 'notFound', `The kit does not answer ${pathname}.`);
  const purchase = simulator.store.find(decodeURIComponent(token));
  const isPlan = kind !== 'products';
  if (!purchase || (typeOf(simulator.catalog.get(purchase.productId)) === 'subs') !== isPlan)
    return fail(404, 'purchaseTokenNotFound', 'The purchase token was not found.');
  if (productId !== undefined && decodeURIComponent(productId) !== purchase.productId)
    return fail(
      400,
      isPlan ? 'purchaseTokenDoesNotMatchSubscriptionId' : 'purchaseTokenDoesNotMatchProductId',
      'The purchase token is not one of this product.',
    );
  if (act !== 'get') return settle(simulator, purchase, act, await readBody(request));
  if (!isPlan) return json(productPurchase(simulator, purchase));
  if (kind === 'subscriptions')
    return fail(404, 'notFound', 'The kit answers purchases.subscriptionsv2.get instead.');
  if (isForgotten(simulator, purchase))
    return fail(
      410,
      'subscriptionPurchaseNoLongerAvailable',
      'The subscription has ended too long ago.',
    );
  return json(subscriptionPurchase(simulator, purchase, order));
}

function isForgotten(simulator: Simulator, purchase: Purchase): boolean {
  const {subscription, upgraded, payment} = purchase;
  const {clock} = simulator;
  const state = payment === 'refunded' ? 'revoked' : subscription?.state;
  const isOver = upgraded || state === 'expired' || state === 'revoked';
  return isOver && clock.now > (endOf(simulator, purchase) ?? clock.now) + KEPT_DAYS * DAY;
}

function settle(
  {store}: Simulator<'android'>,
  purchase: Purchase,
  act: string,
  body: Readonly<Record<string, unknown>>,
): Response {
  const {token, takesUp} = purchase;
  if (body.externalAccountIds !== undefined && !takesUp)
    return fail(400, 'invalid', 'externalAccountIds are for resubscription purchases only.');
  const {code} =
    act === 'consume' ? store.consume(token, 'server') : store.acknowledge(token, 'server');
  const {obfuscatedAccountId, obfuscatedProfileId}: Readonly<Record<string, unknown>> = Object(
    body.externalAccountIds,
  );
  if (typeof obfuscatedAccountId === 'string') purchase.accountToken = obfuscatedAccountId;
  if (typeof obfuscatedProfileId === 'string') purchase.profileToken = obfuscatedProfileId;
  if (code === billing.ok) return empty(204);
  if (code === billing.itemNotOwned)
    return fail(400, 'productNotOwnedByUser', 'The product is not owned by the user.');
  return fail(400, 'invalid', 'A subscription cannot be consumed.');
}

function fail(code: number, reason: string, message: string): Response {
  return json(
    {error: {code, message, errors: [{message, domain: 'androidpublisher', reason}]}},
    code,
  );
}
