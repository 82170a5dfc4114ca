import {sql} from 'kysely';
import type {Products} from '../product.ts';
import type {Database} from './database.ts';

/** Figures for `/health`: what waits, and what only a person can solve. */
export type Health = {
  /** Purchases whose account token no user has. */
  readonly unknownOwners: number;
  /** Products that were bought and that the catalog lacks. */
  readonly unknownProducts: readonly string[];
  /** Purchases that were claimed five times or more without an answer of the store. */
  readonly stuckPurchases: number;
  /** Paid, but not acknowledged for longer than a day: Google gives the money back after three. */
  readonly unacknowledged: number;
  readonly waitingEvents: number;
  /** Deliveries that were given up. */
  readonly failedEvents: number;
  readonly sweeps: readonly {
    readonly name: string;
    /** When it last came to its end, by the database's clock. */
    readonly endedAt: number | null;
    /** How often it was begun since. */
    readonly attempts: number;
  }[];
};

const DAY = 86_400_000;

export async function readHealth({db, now}: Database, products: Products): Promise<Health> {
  const count = sql<number>`cast(count(*) as integer)`.as('count');
  const purchases = db.selectFrom('purchases').select(count);
  const events = db.selectFrom('events').select(count);
  const numberOf = async (query: {executeTakeFirstOrThrow(): Promise<{count: number}>}) =>
    (await query.executeTakeFirstOrThrow()).count;
  const sold = await db.selectFrom('purchases').select('products').distinct().execute();
  const ids = new Set(sold.flatMap((row): string[] => JSON.parse(row.products)));
  return {
    unknownOwners: await numberOf(
      purchases
        .where('userId', 'is', null)
        .where('accountToken', 'is not', null)
        .where('isErased', '=', 0),
    ),
    unknownProducts: [...ids].filter((id) => !products(id)),
    stuckPurchases: await numberOf(
      purchases.where('attempts', '>=', 5).where('dueAt', 'is not', null),
    ),
    unacknowledged: await numberOf(
      purchases
        .where('acknowledged', '=', 0)
        .where('state', 'in', ['paid', 'grace'])
        .where('boughtAt', '<', sql<number>`${now()} - ${sql.lit(DAY)}`),
    ),
    waitingEvents: await numberOf(events.where('dueAt', 'is not', null)),
    failedEvents: await numberOf(events.where('dueAt', 'is', null)),
    sweeps: await db
      .selectFrom('sweeps')
      .select(['name', 'endedAt', 'attempts'])
      .orderBy('name')
      .execute(),
  };
}
