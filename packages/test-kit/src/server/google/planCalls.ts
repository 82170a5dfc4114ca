import {DAY} from '../../simulator/clock.ts';
import type {Simulator} from '../../simulator/simulator.ts';
import {givesAccess, type Purchase} from '../../simulator/store/purchase.ts';
import {json} from '../answers.ts';
import {fail} from './apiErrors.ts';
import {subscriptionPurchase} from './payloads.ts';
import {toTime} from './values.ts';

type Body = Readonly<Record<string, unknown>>;
type Asked = {readonly simulator: Simulator<'android'>; readonly body: Body};

const stops = {
  USER_REQUESTED_STOP_RENEWALS: 'user',
  DEVELOPER_REQUESTED_STOP_PAYMENTS: 'developer',
} as const;

/** `subscriptionsv2.revoke`: ends a plan, or one product of it, now, and gives the money back. */
export function revoke({simulator, body}: Asked, purchase: Purchase): Response {
  const {store} = simulator;
  const context = open(body.revocationContext);
  const [kind, ...more] = Object.keys(context);
  if (kind === undefined || more.length > 0 || !Object.hasOwn(revocations, kind))
    return invalid('revocationContext has one of fullRefund, proratedRefund and itemBasedRefund.');
  if (!givesAccess(purchase)) return notOwned();
  if (kind !== 'itemBasedRefund') return done(() => store.revoke(purchase));
  const {productId} = open(context.itemBasedRefund);
  const running = purchase.items.filter(({state}) => state !== 'over');
  if (running.some((one) => one.productId === productId))
    return done(() => store.endItem(purchase, String(productId)));
  if (productId !== purchase.productId) return invalid('The plan has no such product.');
  if (running.length > 0)
    return invalid('The kit revokes the first product of a plan only together with its add-ons.');
  return done(() => store.revoke(purchase));
}

/** `subscriptionsv2.cancel`: the plan goes on to its end and does not renew. */
export function cancel({simulator, body}: Asked, purchase: Purchase): Response {
  const {cancellationType} = open(body.cancellationContext);
  const by = Object.entries(stops).find(([name]) => name === cancellationType)?.[1];
  if (!by) return invalid(`cancellationType is one of ${Object.keys(stops).join(', ')}.`);
  const {subscription} = purchase;
  if (!subscription || subscription.current !== purchase || isOver(purchase)) return notOwned();
  return done(() => simulator.store.renewals.cancel(subscription, by));
}

/** `subscriptionsv2.defer`: moves the end of the period that is paid for, by a day to a year. */
export function defer({simulator, body}: Asked, purchase: Purchase): Response {
  const {etag, deferDuration, validateOnly} = open(body.deferralContext);
  const seconds = Number(/^(\d+(?:\.\d+)?)s$/.exec(String(deferDuration))?.[1] ?? Number.NaN);
  const ms = seconds * 1000;
  if (!(ms >= DAY && ms <= 365 * DAY)) return invalid('deferDuration is from "86400s" to a year.');
  if (etag !== subscriptionPurchase(simulator, purchase).etag)
    return fail(400, 'etagMismatch', 'The etag is not the one of the subscription as it is now.');
  if (!givesAccess(purchase) || purchase.expiresAt === null) return notOwned();
  const expiryTime = toTime(purchase.expiresAt + ms);
  const running = purchase.items.filter(({state}) => state === 'renews');
  const ids = [purchase.productId, ...running.map(({productId}) => productId)];
  if (validateOnly !== true) simulator.store.defer(purchase, ms);
  return json({itemExpiryTimeDetails: ids.map((productId) => ({productId, expiryTime}))});
}

const revocations = {fullRefund: true, proratedRefund: true, itemBasedRefund: true};

function isOver({subscription}: Purchase): boolean {
  return subscription?.state === 'expired' || subscription?.state === 'revoked';
}

function done(act: () => void): Response {
  act();
  return json({});
}

function open(value: unknown): Body {
  return Object(value);
}

function invalid(message: string): Response {
  return fail(400, 'invalid', message);
}

function notOwned(): Response {
  return fail(400, 'subscriptionNotOwned', 'The subscription does not run.');
}
