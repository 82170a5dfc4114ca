import {countCoins, type Row} from './ledger.ts';
import type {State} from './storePurchase.ts';

/** What the user has now. */
export type Account = {
  readonly coins: number;
  /** For each product until when, in ms since 1970. */
  readonly access: Readonly<Record<string, number>>;
  /** Subscriptions that aren't being paid for: ask the user to pay or to resume, not to buy again. */
  readonly unpaid: Readonly<Record<string, State>>;
};

const UNPAID: readonly State[] = ['grace', 'hold', 'paused'];

/** What the app is told about a purchase it sent. */
export type Answer = {
  /** The store confirms the purchase. It says nothing about what the user may use now. */
  readonly genuine: boolean;
  /** Until when this purchase gives this user access; null when it gives none. */
  readonly accessUntil: number | null;
  /** Null when the purchase is not genuine. The app finishes every other one that is not `pending`. */
  readonly state: State | null;
  /** Whether another user of your app has it, for example on a phone that two people share. */
  readonly ofAnother: boolean;
  readonly account: Account;
};

/** Who asks, and when. Test purchases look real but are free: they count only for the users that you name as testers. */
export type Asker = {readonly user: string; readonly isTester: boolean; readonly now: number};

export function answer(row: Row | null, rows: readonly Row[], asker: Asker): Answer {
  const account = accountOf(rows, asker);
  if (!row) return {genuine: false, accessUntil: null, state: null, ofAnother: false, account};
  const ofAnother = row.userId !== asker.user;
  const accessUntil = !ofAnother && counts(row, asker) ? endOf(row, asker) : null;
  return {genuine: true, accessUntil, state: row.state, ofAnother, account};
}

export function accountOf(rows: readonly Row[], asker: Asker): Account {
  const own = rows.filter((row) => counts(row, asker));
  const access: Record<string, number> = {};
  const unpaid: Record<string, State> = {};
  for (const row of own) {
    const {productId, state} = row;
    const end = endOf(row, asker);
    if (end !== null) access[productId] = Math.max(access[productId] ?? 0, end);
    if (UNPAID.includes(state)) unpaid[productId] = state;
  }
  return {coins: countCoins(own), access, unpaid};
}

function counts({environment}: Row, {isTester}: Asker): boolean {
  return environment === 'Production' || isTester;
}

/** Null when a purchase gives no access now, also when its end has passed and the store's message is late. */
function endOf({accessUntil}: Row, {now}: Asker): number | null {
  return accessUntil !== null && accessUntil > now ? accessUntil : null;
}
