import type {Purchase} from 'expo-iap-test-kit/store/purchase';
import {FRIEND, NEWCOMER, people, USER} from '../shop.ts';
import type {Town} from './town.ts';
import {userOf} from './truth.ts';

/** What an act would do now; undefined where it cannot happen. `pick` chooses among what it may be about. */
export type Deed = (town: Town, pick: number) => (() => Promise<void> | void) | undefined;

export const accounts = Object.keys(people);

/** Does something with one of the purchases that fit: the newest, or one before. */
export const about =
  (
    fits: (purchase: Purchase, town: Town) => boolean,
    happens: (town: Town, purchase: Purchase) => Promise<void> | void,
  ): Deed =>
  (town, pick) => {
    const found = town.truth.purchases.filter((one) => fits(one, town));
    const purchase = found[found.length - 1 - (pick % found.length)];
    return purchase && (() => happens(town, purchase));
  };

export const always =
  (happens: (town: Town, pick: number) => Promise<void> | void): Deed =>
  (town, pick) =>
  () =>
    happens(town, pick);

export const isPaid = ({payment}: Purchase) => payment === 'paid';
const isCurrent = ({subscription, id}: Purchase) => subscription?.current.id === id;
export const isIn = (one: Purchase, ...states: readonly string[]) =>
  isCurrent(one) && states.includes(one.subscription?.state ?? '');
export const isPlan = ({productId}: Purchase) => productId.startsWith('pro_');

/** Whether an account has, or waits for, what it can have only once. */
export const hasOne = ({truth}: Town, account: string, fits: (one: Purchase) => boolean) =>
  truth.purchases.some(
    (one) => one.account === account && fits(one) && (one.payment === 'pending' || isPaid(one)),
  );
export const hasPlan = (town: Town, account: string) =>
  hasOne(
    town,
    account,
    (one) =>
      isPlan(one) && (one.payment === 'pending' || isIn(one, 'active', 'grace', 'retry', 'paused')),
  );
export const hasPending = (town: Town, account: string) =>
  hasOne(town, account, ({payment}) => payment === 'pending');

export const maySend = (user: string, {truth}: Town) =>
  truth.accounts.has(user) || (user === NEWCOMER && !truth.met.has(user));
export const sends = (
  happens: (town: Town, purchase: Purchase) => Promise<void>,
  fits: (purchase: Purchase, town: Town) => boolean = () => true,
) =>
  about(
    (one, town) =>
      town.truth.unfinished.includes(one) && maySend(userOf(one), town) && fits(one, town),
    happens,
  );
export const otherOf = (one: Purchase) => (userOf(one) === USER ? FRIEND : USER);
export const mayShare = (one: Purchase, town: Town) =>
  town.truth.unfinished.includes(one) && town.truth.accounts.has(otherOf(one));
