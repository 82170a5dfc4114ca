import type {PromiseName} from './promises.ts';

/** A mistake in a copy of the server, and what it breaks. */
export type Mistake = {
  readonly what: string;
  readonly os: 'ios' | 'android';
  /** What its histories are made of, so that few of them find it. */
  readonly acts: readonly string[];
  /** Promises that it breaks; the first history that finds it may see any. */
  readonly breaks: readonly PromiseName[];
  readonly file: string;
  readonly from: string;
  readonly to: string;
};

export const mistakes: readonly Mistake[] = [
  {
    what: 'an answer that is older than the row is applied',
    os: 'android',
    acts: ['an unlock is bought', 'it is refunded while an answer is on its way'],
    breaks: ['refunded', 'lost', 'early'],
    file: 'ledger/record.ts',
    from: 'ticket >= before.answered',
    to: 'true',
  },
  {
    what: 'a purchase moves to whoever sends it',
    os: 'ios',
    acts: ['coins are bought', 'the app sends it', 'another user sends it'],
    breaks: ['owner', 'lost'],
    file: 'ledger/owner.ts',
    from: 'if (before !== undefined && before.userId !== null) return before.userId;',
    to: 'if (sender !== null) return sender;',
  },
  {
    what: 'coins of a deleted user are given to them again',
    os: 'ios',
    acts: ['coins are bought', 'the app sends it', 'a user begins anew'],
    breaks: ['twice', 'owner'],
    file: 'ledger/owner.ts',
    from: 'if (before?.isErased && isUsedUp) return null;',
    to: '',
  },
  {
    what: 'nobody acknowledges again what failed',
    os: 'android',
    acts: [
      'an unlock is bought',
      'the store takes no acknowledgment',
      'the app sends it',
      'messages are lost',
    ],
    breaks: ['lost'],
    file: 'ledger/due.ts',
    from: 'if (needsAcknowledgment(purchase, products)) return now + MINUTE;',
    to: 'if (needsAcknowledgment(purchase, products)) return null;',
  },
  {
    what: 'what a lapsed plan became is never asked',
    os: 'android',
    acts: [
      'a plan is bought',
      'the app sends it',
      'a day passes',
      'twenty days pass',
      'messages are lost',
    ],
    breaks: ['early', 'lost', 'refunded'],
    file: 'ledger/due.ts',
    from: 'return ends.length > 0 ? Math.min(...ends) : now + PAUSES.turning[environment];',
    to: 'return null;',
  },
  {
    what: "Apple's list of notifications is not read",
    os: 'ios',
    acts: ['coins are bought', 'the app sends it', 'the store refunds', 'messages are lost'],
    breaks: ['refunded'],
    file: 'storeLists.ts',
    from: "[notifications(apple, 'Production', log), notifications(apple, 'Sandbox', log)]",
    to: '[]',
  },
  {
    what: 'the key of Apple is the transaction, and not the first one',
    os: 'ios',
    acts: ['a plan is bought', 'the app sends it', 'twenty days pass', 'the store tells'],
    breaks: ['twice', 'refunded', 'lost', 'early', 'owner'],
    file: 'apple/toPurchase.ts',
    from: 'return originalTransactionId;',
    to: 'return transactionId;',
  },
  {
    what: 'a retryable 404 is a refusal',
    os: 'ios',
    acts: ['coins are bought', 'calls of the store fail', 'the app sends it'],
    breaks: ['lost'],
    file: 'apple/refusals.ts',
    from: 'APIError.TRANSACTION_ID_NOT_FOUND,',
    to: 'APIError.TRANSACTION_ID_NOT_FOUND, 4040002, 4040004, 4040006,',
  },
  {
    what: 'a grace period gives nothing',
    os: 'ios',
    acts: [
      'a plan is bought',
      'the app sends it',
      'the cards stop working',
      'a day passes',
      'twenty days pass',
      'the store tells',
    ],
    breaks: ['early'],
    file: 'apple/toPurchase.ts',
    from: 'grace: renewal.gracePeriodExpiresDate',
    to: 'grace: transaction.expiresDate',
  },
  {
    what: 'a refund of a part is none',
    os: 'android',
    acts: ['coins are bought', 'the app sends it', 'one of many is refunded', 'the store tells'],
    breaks: ['refunded'],
    file: 'google/toPurchase.ts',
    from: 'Math.max(0, quantity - left)',
    to: '0',
  },
  {
    what: 'a product that the catalog lacks breaks the account',
    os: 'android',
    acts: ['a plan is bought', 'the app sends it', 'the catalog lacks a product'],
    breaks: ['lost'],
    file: 'account.ts',
    from: 'if (products(productId) === undefined) continue;',
    to: "if (products(productId) === undefined) throw new Error('Unknown');",
  },
  {
    what: 'only the first line item of Google counts',
    os: 'android',
    acts: [
      'a plan is bought',
      'the app sends it',
      'a product is added to the plan',
      'the store tells',
    ],
    breaks: ['early'],
    file: 'google/toPurchase.ts',
    from: 'const items = lineItems.map(',
    to: 'const items = lineItems.slice(0, 1).map(',
  },
  {
    what: 'a change of plan that is not paid for ends the old plan',
    os: 'android',
    acts: [
      'a plan is bought',
      'the app sends it',
      'the plan changes when it is paid for',
      'the app sends what is pending',
    ],
    breaks: ['early'],
    file: 'ledger/record.ts',
    from: 'replaces !== null && isPaid)',
    to: 'replaces !== null)',
  },
  {
    what: "what waited for somebody new stays nobody's",
    os: 'android',
    acts: ['an unlock is bought', 'the store tells', 'somebody new signs in'],
    breaks: ['lost', 'early'],
    file: 'ledger/waiting.ts',
    from: 'if ((await findUser(db, key.store, before.accountToken)) !== user) return;',
    to: 'return;',
  },
  {
    what: 'an act that is sent again spends again',
    os: 'ios',
    acts: ['coins are bought', 'the app sends it', 'coins are spent'],
    breaks: ['lost'],
    file: 'ledger/spends.ts',
    from: 'if (earlier !== undefined)',
    to: 'if (earlier === null)',
  },
];
