import type {androidpublisher_v3} from '@googleapis/androidpublisher';
import type {Line, State, StorePurchase} from '../storePurchase.ts';

type ProductPurchase = androidpublisher_v3.Schema$ProductPurchase;
type PlanPurchase = androidpublisher_v3.Schema$SubscriptionPurchaseV2;

/** By Google's `purchaseState`; 1 is a payment that never came, or was given back. */
const productStates: readonly State[] = ['paid', 'refunded', 'pending'];

/** A purchase that is made once. */
export function toProduct(found: ProductPurchase, productId: string, token: string): StorePurchase {
  const state = productStates[found.purchaseState ?? 0];
  if (!state)
    throw new Error(`Google's purchaseState ${found.purchaseState} is new to this server.`);
  const quantity = found.quantity ?? 1;
  const refunded = refundedOf(found, quantity);
  const isGone = state === 'paid' && refunded === quantity;
  return {
    ...{store: 'google', id: token, type: 'product'},
    state: isGone ? 'refunded' : state,
    renews: false,
    environment: found.purchaseType === 0 ? 'Sandbox' : 'Production',
    lines: [{productId, quantity, accessUntil: null}],
    accountToken: found.obfuscatedExternalAccountId ?? null,
    orderId: found.orderId ?? null,
    boughtAt: found.purchaseTimeMillis ? Number(found.purchaseTimeMillis) : null,
    ...{replaces: null, resumes: null},
    refundedPart:
      state === 'paid' && refunded > 0 && !isGone ? {part: refunded, of: quantity} : null,
    acknowledged: found.acknowledgementState === 1,
  };
}

/** How many packs were given back. What cost nothing (`purchaseType`) may have nothing to refund, and is kept. */
function refundedOf({refundableQuantity, purchaseType}: ProductPurchase, quantity: number): number {
  const left = refundableQuantity ?? quantity;
  const isFree = (purchaseType ?? null) !== null;
  return isFree && left === 0 ? 0 : Math.max(0, quantity - left);
}

/** By Google's `subscriptionState`. Canceled means that it does not renew: it stays paid until its end. */
const planStates: Readonly<Record<string, State>> = {
  SUBSCRIPTION_STATE_PENDING: 'pending',
  SUBSCRIPTION_STATE_ACTIVE: 'paid',
  SUBSCRIPTION_STATE_CANCELED: 'paid',
  SUBSCRIPTION_STATE_IN_GRACE_PERIOD: 'grace',
  SUBSCRIPTION_STATE_ON_HOLD: 'hold',
  SUBSCRIPTION_STATE_PAUSED: 'paused',
  SUBSCRIPTION_STATE_EXPIRED: 'ended',
  SUBSCRIPTION_STATE_PENDING_PURCHASE_CANCELED: 'ended',
};

/** A subscription: each plan that the user changes to has its own token. */
export function toPlan(found: PlanPurchase, token: string): StorePurchase {
  const state = planStates[found.subscriptionState ?? ''];
  if (!state)
    throw new Error(`Google's subscriptionState ${found.subscriptionState} is new to this server.`);
  const {outOfAppPurchaseContext: outside, externalAccountIdentifiers: account} = found;
  const orderId = found.lineItems?.find((item) => item.latestSuccessfulOrderId);
  return {
    ...{store: 'google', id: token, type: 'plan', state},
    renews: found.lineItems?.some((item) => item.autoRenewingPlan?.autoRenewEnabled) ?? false,
    environment: found.testPurchase ? 'Sandbox' : 'Production',
    lines: toLines(found, state === 'paid' || state === 'grace'),
    accountToken:
      account?.obfuscatedExternalAccountId ??
      outside?.expiredExternalAccountIdentifiers?.obfuscatedExternalAccountId ??
      null,
    orderId: orderId?.latestSuccessfulOrderId ?? null,
    boughtAt: found.startTime ? Date.parse(found.startTime) : null,
    replaces: found.linkedPurchaseToken ?? null,
    // Who subscribes again in Google Play passes no account: it is that of the subscription before.
    resumes: outside?.expiredPurchaseToken ?? null,
    refundedPart: null,
    acknowledged: found.acknowledgementState === 'ACKNOWLEDGEMENT_STATE_ACKNOWLEDGED',
  };
}

/**
 * The items with their ends, the one that lasts longest first. An item without an end is not the user's yet: the plan of a
 * deferred change, which Google may name before the one that runs. Google moves an end on while a grace period lasts.
 */
function toLines({lineItems = []}: PlanPurchase, isOpen: boolean): readonly Line[] {
  const items = lineItems.map(({productId, expiryTime}) => ({
    productId: productId ?? '',
    end: expiryTime ? Date.parse(expiryTime) : null,
  }));
  const running = items.filter(({end}) => end !== null);
  // A payment that is pending, or never came, has items without ends only.
  const told = running.length > 0 ? running : items;
  return told
    .toSorted((one, other) => (other.end ?? 0) - (one.end ?? 0))
    .map(({productId, end}) => ({productId, quantity: 1, accessUntil: isOpen ? end : null}));
}
