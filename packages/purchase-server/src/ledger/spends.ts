import {coinsOf} from '../given.ts';
import type {Products} from '../product.ts';
import type {Database} from './database.ts';
import {readHoldings} from './holdings.ts';
import {lockOfUser} from './locks.ts';

export type Spend = {
  readonly user: string;
  /** Made by the caller for this act: the same id spends once, however often it is sent. */
  readonly id: string;
  readonly coins: number;
  /** Whether test purchases count for this user. */
  readonly isTester: boolean;
};

/** `other`: this id was used before, for another number of coins. */
export type SpendResult = {
  readonly result: 'spent' | 'too few' | 'other';
  /** What is left; less than nothing when coins that were spent were refunded. */
  readonly coins: number;
};

export function createSpends(database: Database, products: Products) {
  return {
    spend: ({user, id, coins, isTester}: Spend) =>
      database.locked([lockOfUser(user)], async (db, at): Promise<SpendResult> => {
        if (!Number.isSafeInteger(coins) || coins <= 0)
          throw new RangeError(`Coins are spent by whole numbers from 1, not ${coins}.`);
        const earlier = await db
          .selectFrom('spends')
          .select('coins')
          .where(({and}) => and({userId: user, id}))
          .executeTakeFirst();
        const left = coinsOf(await readHoldings(db, user, database.now), products, isTester);
        if (earlier !== undefined)
          return {result: earlier.coins === coins ? 'spent' : 'other', coins: left};
        if (left < coins) return {result: 'too few', coins: left};
        await db.insertInto('spends').values({userId: user, id, coins, at}).execute();
        return {result: 'spent', coins: left - coins};
      }),
  };
}
