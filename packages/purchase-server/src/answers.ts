import {countCoins, type Row} from './ledger.ts';
import type {State} from './storePurchase.ts';

/** What the user has now. `access` says for each product until when, in ms since 1970. */
export type Account = {readonly coins: number; readonly access: Readonly<Record<string, number>>};

/** What the app gets to know about a purchase that it sent. */
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

/** Who asks, and when. Purchases of testers are real in nothing but their form: they count for the users that you name. */
export type Asker = {readonly user: string; readonly isTester: boolean; readonly now: number};

export function answer(row: Row | null, rows: readonly Row[], asker: Asker): Answer {
  const account = accountOf(rows, asker);
  if (!row) return {genuine: false, accessUntil: null, state: null, ofAnother: false, account};
  const ofAnother = row.userId !== asker.user;
  const accessUntil = ofAnother ? null : endOf(row, asker);
  return {genuine: true, accessUntil, state: row.state, ofAnother, account};
}

export function accountOf(rows: readonly Row[], asker: Asker): Account {
  const access: Record<string, number> = {};
  for (const row of rows) {
    const end = endOf(row, asker);
    if (end !== null) access[row.productId] = Math.max(access[row.productId] ?? 0, end);
  }
  return {coins: countCoins(rows.filter((row) => counts(row, asker))), access};
}

/** Null when a purchase gives no access now, also when its end has passed and the store's message is late. */
function endOf(row: Row, asker: Asker): number | null {
  const {accessUntil} = row;
  const lasts = accessUntil !== null && accessUntil > asker.now;
  return lasts && counts(row, asker) ? accessUntil : null;
}

function counts({environment}: Row, {isTester}: Asker): boolean {
  return environment === 'Production' || isTester;
}
