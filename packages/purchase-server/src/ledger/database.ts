import {type Kysely, type RawBuilder, sql, type Transaction} from 'kysely';
import type {Tables} from './tables.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** What differs between the two databases, behind one door. */
export type Database = {
  readonly kind: DatabaseKind;
  readonly db: Kysely<Tables>;
  /** The database's clock, as an expression in ms since 1970. */
  now(): RawBuilder<number>;
  tellTime(): Promise<number>;
  /** Everything or nothing. Who needs one of these names waits until a transaction that has it has ended. */
  locked<Result>(
    names: readonly string[],
    work: (transaction: Transaction<Tables>, now: number) => Promise<Result>,
  ): Promise<Result>;
  close(): Promise<void>;
};

export type DatabaseParts = Pick<Database, 'kind' | 'db' | 'close'> & {
  readonly clock: RawBuilder<number>;
  readonly simulated: (() => number) | undefined;
};

export function createDatabase({kind, db, clock, simulated, close}: DatabaseParts): Database {
  const now = () => (simulated === undefined ? clock : sql<number>`cast(${simulated()} as bigint)`);
  const readTime = async (on: Kysely<Tables>, locks: readonly RawBuilder<unknown>[]) => {
    const wanted = sql.join([...locks, sql`${now()} as now`]);
    const {rows} = await sql<{now: number}>`select ${wanted}`.execute(on);
    const [first] = rows;
    if (first === undefined) throw new Error('The database did not tell the time.');
    return first.now;
  };
  return {
    ...{kind, db, now, close},
    tellTime: () => readTime(db, []),
    locked: (names, work) =>
      db.transaction().execute(async (transaction) => {
        // On SQLite only one transaction writes at a time. On Postgres each name is a lock; sorted, so that two transactions
        // never wait for each other.
        const locks = kind === 'postgres' ? [...new Set(names)].sort().map(lockOf) : [];
        return work(transaction, await readTime(transaction, locks));
      }),
  };
}

function lockOf(name: string): RawBuilder<unknown> {
  return sql`pg_advisory_xact_lock(hashtextextended(${`expo-iap ${name}`}, 0))`;
}
