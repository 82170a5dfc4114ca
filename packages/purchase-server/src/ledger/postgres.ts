import {
  type CompiledQuery,
  type Dialect,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryId,
  type RootOperationNode,
} from 'kysely';
import pg from 'pg';
import {columnOf} from './names.ts';
import {checkText} from './textRules.ts';

/** Tables stand in a schema of their own, so that the database of your app may have a table `users` too. */
export const SCHEMA = 'expo_iap';

const INT8 = pg.types.builtins.INT8;

/** A process that hangs in a transaction must not hold its locks for ever. */
const SESSION = `set search_path = ${SCHEMA}; set statement_timeout = 10000;
  set idle_in_transaction_session_timeout = 10000`;

/** Migrations may take longer than any answer: they run without `limited`. */
export function openPool(address: string, limited: boolean): pg.Pool {
  const pool = new pg.Pool({
    connectionString: address,
    connectionTimeoutMillis: 10_000,
    types: {
      // Times and counts are far below 2 ** 53.
      getTypeParser: (type, format) =>
        type === INT8 ? Number : pg.types.getTypeParser(type, format),
    },
    ...(limited && {
      onConnect: async (client) => {
        await client.query(SESSION);
      },
    }),
  });
  // A connection that breaks is replaced, whether it was used or not; without listeners it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

export function postgresDialect(pool: pg.Pool): Dialect {
  const dialect = new PostgresDialect({pool});
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => dialect.createDriver(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => new CheckedCompiler(),
  };
}

class CheckedCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(identifier: string): string {
    return super.sanitizeIdentifier(columnOf(identifier));
  }

  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    const query = super.compileQuery(node, queryId);
    query.parameters.forEach(checkText);
    return query;
  }
}
