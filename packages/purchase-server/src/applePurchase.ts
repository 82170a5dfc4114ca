import {
  type JWSRenewalInfoDecodedPayload,
  type JWSTransactionDecodedPayload,
  Status,
} from '@apple/app-store-server-library';
import {requireProduct} from './catalog.ts';
import {FOREVER, type State, type StorePurchase} from './storePurchase.ts';

type Environment = StorePurchase['environment'];

/** A purchase that is made once. */
export function toOneTime(
  transaction: JWSTransactionDecodedPayload,
  environment: Environment,
): StorePurchase {
  const {transactionId = '', revocationDate, productId = ''} = transaction;
  const isRefunded = revocationDate !== undefined;
  const isKept = requireProduct(productId).kind === 'unlock' && !isRefunded;
  return {
    ...shared(transaction, environment),
    id: transactionId,
    state: isRefunded ? 'refunded' : 'paid',
    accessUntil: isKept ? FOREVER : null,
  };
}

const states: Readonly<Record<Status, State>> = {
  [Status.ACTIVE]: 'paid',
  [Status.EXPIRED]: 'ended',
  [Status.BILLING_RETRY]: 'hold',
  [Status.BILLING_GRACE_PERIOD]: 'grace',
  [Status.REVOKED]: 'refunded',
};

export type ApplePlan = {
  /** The newest transaction of the subscription. */
  readonly transaction: JWSTransactionDecodedPayload;
  readonly renewal: JWSRenewalInfoDecodedPayload;
  readonly status: Status | number;
};

/** A subscription: one purchase for all its periods and plans. */
export function toPlan(
  {transaction, renewal, status}: ApplePlan,
  environment: Environment,
): StorePurchase {
  const state = Object.entries(states).find(([number]) => Number(number) === status)?.[1];
  if (!state) throw new Error(`Apple's status ${status} is new.`);
  const ends = {paid: transaction.expiresDate, grace: renewal.gracePeriodExpiresDate};
  return {
    ...shared(transaction, environment),
    id: transaction.originalTransactionId ?? '',
    state,
    accessUntil: state === 'paid' || state === 'grace' ? (ends[state] ?? null) : null,
  };
}

function shared(transaction: JWSTransactionDecodedPayload, environment: Environment) {
  const {productId = '', quantity = 1, appAccountToken} = transaction;
  const accountToken = appAccountToken?.toLowerCase() ?? null;
  // The app finishes what Apple sold; your server has nothing to acknowledge.
  const rest = {replaces: null, acknowledged: true};
  return {store: 'apple', environment, productId, quantity, accountToken, ...rest} as const;
}
