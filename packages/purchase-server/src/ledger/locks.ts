import type {PurchaseKey, StorePurchase} from '../storePurchase.ts';

// Names for `Database.locked`. Who changes a purchase, or decides whose it is, holds its name.

export const lockOfPurchase = ({store, id}: PurchaseKey): string => `purchase ${store} ${id}`;
export const lockOfToken = (folded: string): string => `token ${folded}`;
export const lockOfUser = (user: string): string => `user ${user}`;

/** Everything that recording a purchase may change, or read to decide. */
export function locksOfPurchase(told: StorePurchase): readonly string[] {
  const {store, id, replaces, resumes, accountToken} = told;
  const ids = [id, replaces, resumes].filter((one) => one !== null);
  return [
    ...ids.map((one) => lockOfPurchase({store, id: one})),
    ...(accountToken === null ? [] : [lockOfToken(accountToken)]),
  ];
}
