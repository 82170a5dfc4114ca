import {
  AutoRenewStatus,
  type JWSRenewalInfoDecodedPayload,
  type JWSTransactionDecodedPayload,
  RevocationType,
  Status,
} from '@apple/app-store-server-library';
import type {State, StorePurchase} from '../storePurchase.ts';

type Environment = StorePurchase['environment'];

/** All of something, in the unit in which Apple counts what it gave back. */
const ALL = 100_000;

/** A purchase that is made once. */
export function toOneTime(
  transaction: JWSTransactionDecodedPayload,
  environment: Environment,
): StorePurchase {
  const refunded = refundedOf(transaction);
  return {
    ...shared(transaction, environment),
    type: 'product',
    state: refunded === ALL ? 'refunded' : 'paid',
    renews: false,
    lines: [{...line(transaction), accessUntil: null}],
    refundedPart: refunded === 0 || refunded === ALL ? null : {part: refunded, of: ALL},
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
  if (!state) throw new Error(`Apple's status ${status} is new to this server.`);
  const ends = {paid: transaction.expiresDate, grace: renewal.gracePeriodExpiresDate};
  const accessUntil = state === 'paid' || state === 'grace' ? (ends[state] ?? null) : null;
  return {
    ...shared(transaction, environment),
    type: 'plan',
    state,
    renews: renewal.autoRenewStatus === AutoRenewStatus.ON,
    lines: [{...line(transaction), accessUntil}],
    refundedPart: null,
  };
}

/** A refund of a part leaves the rest with the user; every other one, and a family's, takes all. */
function refundedOf(transaction: JWSTransactionDecodedPayload): number {
  const {revocationDate, revocationType, revocationPercentage = ALL} = transaction;
  if (revocationDate === undefined) return 0;
  if (revocationType !== RevocationType.REFUND_PRORATED) return ALL;
  return Math.min(ALL, Math.max(0, Math.round(revocationPercentage)));
}

function line({productId = '', quantity = 1}: JWSTransactionDecodedPayload) {
  return {productId, quantity};
}

/** A restore and a second device have transactions of their own; what they restore has one first transaction. */
export function idOf({
  transactionId = '',
  originalTransactionId = transactionId,
}: JWSTransactionDecodedPayload): string {
  return originalTransactionId;
}

function shared(transaction: JWSTransactionDecodedPayload, environment: Environment) {
  const {appAccountToken, purchaseDate} = transaction;
  return {
    store: 'apple',
    id: idOf(transaction),
    environment,
    accountToken: appAccountToken ?? null,
    orderId: null,
    boughtAt: purchaseDate ?? null,
    replaces: null,
    resumes: null,
    // The app finishes what Apple sold; a server has nothing to acknowledge.
    acknowledged: true,
  } as const;
}
