import {Buffer} from 'node:buffer';
import {productType} from '../../simulator/native/iosPayloads.ts';
import type {Simulator} from '../../simulator/simulator.ts';
import type {Purchase, Subscription} from '../../simulator/store/purchase.ts';
import {empty, json} from '../answers.ts';
import type {StoreServer} from '../storeServer.ts';
import {renewalPayload, statusOf} from './payloads.ts';
import type {Signer} from './signer.ts';

/** What answers need. */
export type AppStoreSide = {
  readonly simulator: Simulator<'ios'>;
  readonly app: StoreServer['app'];
  readonly signer: Signer;
  readonly consumption: unknown[];
};

const PAGE = 20;

/** Answers a request of the App Store Server API. */
export async function answerAppStore(request: Request, side: AppStoreSide): Promise<Response> {
  const {pathname, searchParams} = new URL(request.url);
  const {store} = side.simulator;
  if (!isSignedFor(request, side.app.id)) return empty(401);
  const [, call = '', id = ''] =
    /^\/inApps\/v[12]\/(transactions\/consumption|transactions|subscriptions|history|refund\/lookup)\/([^/]+)$/.exec(
      pathname,
    ) ?? [];
  if (call === '') return fail(404, 4040000, `The kit does not answer ${pathname}.`);
  if (!/^\d+$/.test(id)) return fail(400, 4000006, 'Invalid transaction id.');
  const purchase = store.purchases.find(
    ({transactionId, payment}) =>
      transactionId === id && (payment === 'paid' || payment === 'refunded'),
  );
  if (!purchase) return fail(404, 4040010, 'Transaction id not found.');
  if (request.method === 'PUT') {
    side.consumption.push({transactionId: id, ...Object(await request.json())});
    return empty(202);
  }
  const own = store.purchases.filter(
    (one) => one.account === purchase.account && statusless(one) && one.payment !== 'declined',
  );
  if (call === 'transactions')
    return json({signedTransactionInfo: side.signer.signPurchase(purchase)});
  if (call === 'subscriptions') return json(statuses(side, own, searchParams.getAll('status')));
  const wanted =
    call === 'history'
      ? own.filter((one) => fits(side, one, searchParams))
      : own.filter(({payment}) => payment === 'refunded');
  return json(page(side, wanted, searchParams));
}

const statusless = ({payment}: Purchase): boolean => payment !== 'pending';

/** Whether the request has a token for the app; the key that signed it is known to nobody here. */
function isSignedFor(request: Request, bundleId: string): boolean {
  const [, payload = ''] =
    /^Bearer [\w-]+\.([\w-]+)\.[\w-]+$/.exec(request.headers.get('authorization') ?? '') ?? [];
  if (payload === '') return false;
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return Reflect.get(Object(claims), 'bid') === bundleId;
}

function fail(status: number, errorCode: number, errorMessage: string): Response {
  return json({errorCode, errorMessage}, status);
}

function fits({simulator}: AppStoreSide, one: Purchase, query: URLSearchParams): boolean {
  const product = simulator.catalog.get(one.productId);
  const types = query.getAll('productType').map((type) => type.replaceAll('_', '-').toLowerCase());
  const ids = query.getAll('productId');
  const revoked = query.get('revoked');
  const type = productType(product).replaceAll(' ', '-').toLowerCase();
  const wantedTypes = types.map((one) =>
    one.replace('auto-renewable', 'auto-renewable-subscription'),
  );
  return (
    (ids.length === 0 || ids.includes(one.productId)) &&
    (wantedTypes.length === 0 || wantedTypes.includes(type)) &&
    (revoked === null || (one.payment === 'refunded') === (revoked === 'true'))
  );
}

function page({signer, app}: AppStoreSide, all: readonly Purchase[], query: URLSearchParams) {
  const sorted = query.get('sort') === 'DESCENDING' ? all.toReversed() : all;
  const start = Number(query.get('revision') ?? 0);
  const end = Math.min(sorted.length, start + PAGE);
  return {
    revision: String(end),
    hasMore: end < sorted.length,
    ...{bundleId: app.id, appAppleId: app.appleId, environment: app.environment},
    signedTransactions: sorted.slice(start, end).map((one) => signer.signPurchase(one)),
  };
}

/** The newest transaction of each subscription, by group. */
function statuses(side: AppStoreSide, own: readonly Purchase[], wanted: readonly string[]) {
  const {simulator, signer, app} = side;
  const groups = new Map<string, object[]>();
  const subscriptions = new Set(
    own.flatMap(({subscription}): Subscription[] => (subscription ? [subscription] : [])),
  );
  for (const subscription of subscriptions) {
    const {current} = subscription;
    const status = statusOf(current);
    if (wanted.length > 0 && !wanted.includes(String(status))) continue;
    const {group} = simulator.catalog.getSubscription(current.productId);
    const item = {
      originalTransactionId: (current.original ?? current).transactionId,
      status,
      signedTransactionInfo: signer.signPurchase(current),
      signedRenewalInfo: signer.sign(renewalPayload(simulator, subscription)),
    };
    groups.set(group, [...(groups.get(group) ?? []), item]);
  }
  const data = [...groups].map(([subscriptionGroupIdentifier, lastTransactions]) => ({
    subscriptionGroupIdentifier,
    lastTransactions,
  }));
  return {environment: app.environment, bundleId: app.id, appAppleId: app.appleId, data};
}
