import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';
import type Libsql from 'libsql';
import {columnOf} from './names.ts';
import {checkText} from './textRules.ts';

/** SQLite through `libsql`, whose synchronous calls Kysely knows, with what several processes on one file need. */
export function sqliteDialect(connection: Libsql.Database): Dialect {
  const database = guarded(connection);
  const dialect = new SqliteDialect({database});
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new ImmediateDriver(connection, database),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => new SnakeCompiler(),
  };
}

class SnakeCompiler extends SqliteQueryCompiler {
  protected override sanitizeIdentifier(identifier: string): string {
    return super.sanitizeIdentifier(columnOf(identifier));
  }
}

/** Migrations run in a transaction, so that of two processes one waits for the other. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #connection: Libsql.Database;

  constructor(connection: Libsql.Database, database: SqliteDatabase) {
    super({database});
    this.#connection = connection;
  }

  /** Waits for its turn at the beginning: what has read already may not wait, since what it read is old then. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A full disk has rolled back already; rolling back again would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#connection.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** More texts than the ledger has; those with lists differ by their length. */
const MOST_PREPARED = 200;

/** libsql ends the process at a boolean, cuts texts at a NUL, and makes each number a fraction. */
function guarded(connection: Libsql.Database): SqliteDatabase {
  // To prepare takes longer than to run.
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => void connection.close(),
    prepare(text) {
      const known = prepared.get(text);
      if (known !== undefined) return known;
      if (prepared.size >= MOST_PREPARED) prepared.clear();
      const statement = connection.prepare(text);
      const kept: SqliteStatement = {
        reader: statement.reader,
        all: (parameters) => statement.all(parameters.map(toBound)),
        run: (parameters) => statement.run(parameters.map(toBound)),
        iterate: (parameters) => statement.iterate(parameters.map(toBound)),
      };
      prepared.set(text, kept);
      return kept;
    },
  };
}

function toBound(parameter: unknown): string | number | bigint | null {
  checkText(parameter);
  if (parameter === null || parameter === undefined) return null;
  if (typeof parameter === 'string' || typeof parameter === 'bigint') return parameter;
  if (typeof parameter !== 'number')
    throw new TypeError(`SQLite stores texts and numbers, and was given ${typeof parameter}.`);
  return Number.isInteger(parameter) ? BigInt(parameter) : parameter;
}
