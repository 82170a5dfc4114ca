import type {Kysely} from 'kysely';
import type {PurchaseKey, StorePurchase} from '../storePurchase.ts';
import type {Tables} from './tables.ts';

/** One thing that a store said, or support did, about a purchase. Nothing is changed later, but who it was when they are deleted. */
type NewEntry = PurchaseKey & {
  readonly ticket: number;
  readonly at: number;
  readonly cause: string;
  /** Who sent it, or whom support gave it to. */
  readonly user: string | null;
  /** False when it was older than what the ledger knew, or overlapped it: then the store was asked again. */
  readonly applied: boolean;
  /** It is kept without its account token; null for what support did. */
  readonly said: StorePurchase | null;
};

/** Adds to what the stores said, and numbers it. The number rises with the time at which the answer came. */
export async function writeEntry(db: Kysely<Tables>, entry: NewEntry): Promise<number> {
  const {user, applied, said, ...rest} = entry;
  const {number} = await db
    .insertInto('answers')
    .values({
      ...rest,
      userId: user,
      applied: applied ? 1 : 0,
      said: said === null ? null : JSON.stringify({...said, accountToken: undefined}),
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

/** The number of the newest entry. */
export async function lastNumber(db: Kysely<Tables>): Promise<number> {
  const {last} = await db
    .selectFrom('answers')
    .select(({fn}) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

export async function readEntries(db: Kysely<Tables>, {store, id}: PurchaseKey) {
  const rows = await db
    .selectFrom('answers')
    .select(['at', 'cause', 'userId', 'applied', 'said'])
    .where(({and}) => and({store, id}))
    .orderBy('number')
    .execute();
  return rows.map(({at, cause, userId, applied, said}) => {
    const parsed: unknown = said === null ? null : JSON.parse(said);
    return {at, cause, user: userId, applied: applied === 1, said: parsed};
  });
}
