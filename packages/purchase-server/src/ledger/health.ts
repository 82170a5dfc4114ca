import {sql} from 'kysely';
import type {Products} from '../product.ts';
import type {Database} from './database.ts';

const DAY = 86_400_000;

/** Figures for `/health`: what waits, and what only a person can solve. */
export async function readHealth({db, now}: Database, products: Products) {
  const count = sql<number>`cast(count(*) as integer)`.as('count');
  const purchases = db.selectFrom('purchases').select(count);
  const events = db.selectFrom('events').select(count);
  const numberOf = async (query: {executeTakeFirstOrThrow(): Promise<{count: number}>}) =>
    (await query.executeTakeFirstOrThrow()).count;
  const sold = await db.selectFrom('purchases').select('products').distinct().execute();
  const ids = new Set(sold.flatMap((row): string[] => JSON.parse(row.products)));
  return {
    /** Purchases whose account token no user has. */
    unknownOwners: await numberOf(
      purchases
        .where('userId', 'is', null)
        .where('accountToken', 'is not', null)
        .where('isErased', '=', 0),
    ),
    /** Products that were bought and that the catalog lacks. */
    unknownProducts: [...ids].filter((id) => !products(id)),
    /** Purchases that were claimed five times or more without an answer of the store. */
    stuckPurchases: await numberOf(
      purchases.where('attempts', '>=', 5).where('dueAt', 'is not', null),
    ),
    /** Paid, but not acknowledged for longer than a day: Google gives the money back after three. */
    unacknowledged: await numberOf(
      purchases
        .where('acknowledged', '=', 0)
        .where('state', 'in', ['paid', 'grace'])
        .where('boughtAt', '<', sql<number>`${now()} - ${sql.lit(DAY)}`),
    ),
    waitingEvents: await numberOf(events.where('dueAt', 'is not', null)),
    /** Deliveries that were given up. */
    failedEvents: await numberOf(events.where('dueAt', 'is', null)),
    /** When each list was last read to its end, by the database's clock, and how often it was begun since. */
    sweeps: await db
      .selectFrom('sweeps')
      .select(['name', 'endedAt', 'attempts'])
      .orderBy('name')
      .execute(),
  };
}
