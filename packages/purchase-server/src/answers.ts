import {type Account, accountOf, type Asker} from './account.ts';
import type {Holdings} from './ledger/holdings.ts';
import type {Purchase} from './ledger/purchase.ts';
import type {Products} from './product.ts';
import type {State, StorePurchase} from './storePurchase.ts';

/** What the app is told about a purchase it sent. */
export type Answer = {
  /** The store confirms the purchase. It says nothing about what the user may use now. */
  readonly genuine: boolean;
  /** Until when this purchase gives this user access; null when it gives none. */
  readonly accessUntil: number | null;
  /** Null when the purchase is not genuine. The app finishes every other one that is not `pending`. */
  readonly state: State | null;
  /** Whose it is; null when it is not genuine. */
  readonly owner: 'you' | 'another' | 'unknown' | null;
  /** Another user has it, for example on a phone that two people share: the same as an `owner` of `another`. */
  readonly ofAnother: boolean;
  /** A purchase of `Sandbox` cost nothing, and gives only to testers. */
  readonly environment: StorePurchase['environment'] | null;
  readonly account: Account;
};

export function answer(
  purchase: Purchase | null,
  holdings: Holdings,
  products: Products,
  asker: Asker,
): Answer {
  const account = accountOf(holdings, products, asker);
  if (!purchase)
    return {
      ...{genuine: false, accessUntil: null, state: null, owner: null, ofAnother: false},
      ...{environment: null, account},
    };
  const {state, environment} = purchase;
  const owner = ownerOf(purchase, asker);
  const only = accountOf({...holdings, purchases: [purchase], grants: []}, products, asker);
  const ends = owner === 'you' ? Object.values(only.access) : [];
  const accessUntil = ends.length > 0 ? Math.max(...ends) : null;
  return {
    ...{genuine: true, accessUntil, state, owner, ofAnother: owner === 'another'},
    ...{environment, account},
  };
}

export function ownerOf(
  {userId, isErased}: Purchase,
  {user}: Asker,
): 'you' | 'another' | 'unknown' {
  if (userId === user) return 'you';
  // What a deleted user had belongs to nobody any more, and not to an account that is still to come.
  return userId === null && !isErased ? 'unknown' : 'another';
}
