import type {androidpublisher_v3} from '@googleapis/androidpublisher';
import {requireProduct} from './catalog.ts';
import {FOREVER, type State, type StorePurchase} from './storePurchase.ts';

/** By Google's `purchaseState`; 1 is a payment that never came, or was given back. */
const productStates: readonly State[] = ['paid', 'refunded', 'pending'];

/** A purchase that is made once. */
export function toProduct(
  found: androidpublisher_v3.Schema$ProductPurchase,
  productId: string,
  token: string,
): StorePurchase {
  const state = productStates[found.purchaseState ?? 0];
  if (!state) throw new Error(`Google's purchaseState ${found.purchaseState} is new.`);
  const isKept = requireProduct(productId).kind === 'unlock' && state === 'paid';
  return {
    ...{store: 'google', id: token, productId, state},
    environment: found.purchaseType === 0 ? 'Sandbox' : 'Production',
    quantity: found.quantity ?? 1,
    accountToken: found.obfuscatedExternalAccountId?.toLowerCase() ?? null,
    accessUntil: isKept ? FOREVER : null,
    replaces: null,
    acknowledged: found.acknowledgementState === 1,
  };
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
export function toPlan(
  found: androidpublisher_v3.Schema$SubscriptionPurchaseV2,
  token: string,
): StorePurchase {
  const state = planStates[found.subscriptionState ?? ''];
  if (!state) throw new Error(`Google's subscriptionState ${found.subscriptionState} is new.`);
  const [line] = found.lineItems ?? [];
  // Google moves the end on while a grace period lasts.
  const end = line?.expiryTime ? Date.parse(line.expiryTime) : null;
  return {
    ...{store: 'google', id: token, state, quantity: 1},
    environment: found.testPurchase ? 'Sandbox' : 'Production',
    productId: line?.productId ?? '',
    accountToken:
      found.externalAccountIdentifiers?.obfuscatedExternalAccountId?.toLowerCase() ?? null,
    accessUntil: state === 'paid' || state === 'grace' ? end : null,
    replaces: found.linkedPurchaseToken ?? null,
    acknowledged: found.acknowledgementState === 'ACKNOWLEDGEMENT_STATE_ACKNOWLEDGED',
  };
}
