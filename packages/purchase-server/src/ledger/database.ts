import {type Kysely, type RawBuilder, sql, type Transaction} from 'kysely';
import type {Tables} from './tables.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** Runs work in a transaction, alone or with what else waits to be written. */
export type Transact = <Result>(
  work: (transaction: Transaction<Tables>) => Promise<Result>,
) => Promise<Result>;

export type DatabaseParts = {
  readonly kind: DatabaseKind;
  readonly db: Kysely<Tables>;
  /** A database without a clock of its own takes this machine's, and tests take theirs. */
  readonly clock: RawBuilder<number> | (() => number);
  readonly transact: Transact;
  /** One statement for which nobody waits: on SQLite it may wait a moment, so that it costs no commit of its own. */
  inPassing(statement: (db: Kysely<Tables>) => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
};

export type Database = ReturnType<typeof createDatabase>;

/** What differs between the two databases, behind one door. */
export function createDatabase({kind, db, clock, transact, inPassing, close}: DatabaseParts) {
  /** The database's clock, as an expression in ms since 1970. */
  const now = () => (typeof clock === 'function' ? sql<number>`cast(${clock()} as bigint)` : clock);
  const readTime = async (on: Kysely<Tables>, locks: readonly RawBuilder<unknown>[]) => {
    if (typeof clock === 'function' && locks.length === 0) return clock();
    const wanted = sql.join([...locks, sql`${now()} as now`]);
    const {rows} = await sql<{now: number}>`select ${wanted}`.execute(on);
    const [first] = rows;
    if (first === undefined) throw new Error('The database did not tell the time.');
    return first.now;
  };
  return {
    ...{kind, db, now, inPassing, close},
    tellTime: () => readTime(db, []),
    /** Everything or nothing. Who needs one of these names waits until a transaction that has it has ended. */
    locked: <Result>(
      names: readonly string[],
      work: (transaction: Transaction<Tables>, now: number) => Promise<Result>,
    ): Promise<Result> =>
      transact(async (transaction) => {
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
