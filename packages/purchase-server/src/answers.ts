import {countCoins, type Row} from './ledger.ts';
import type {State} from './storePurchase.ts';

/** What the user has. `access` says for each product until when, in ms since 1970. */
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

/** Purchases of testers are real in nothing but their form: they count for the users that you name. */
export type IsTester = (user: string) => boolean;

export function answer(
  row: Row | null,
  user: string,
  rows: readonly Row[],
  isTester: IsTester,
): Answer {
  const account = accountOf(user, rows, isTester);
  if (!row) return {genuine: false, accessUntil: null, state: null, ofAnother: false, account};
  const ofAnother = row.userId !== user;
  const counts = !ofAnother && (row.environment === 'Production' || isTester(user));
  const accessUntil = counts ? row.accessUntil : null;
  return {genuine: true, accessUntil, state: row.state, ofAnother, account};
}

export function accountOf(user: string, rows: readonly Row[], isTester: IsTester): Account {
  const own = rows.filter(({environment}) => environment === 'Production' || isTester(user));
  const access: Record<string, number> = {};
  for (const {productId, accessUntil} of own)
    if (accessUntil !== null) access[productId] = Math.max(access[productId] ?? 0, accessUntil);
  return {coins: countCoins(own), access};
}
