import type {KyselyPlugin} from 'kysely';

/** `userId` is `user_id` in the database. The compilers write it so, which spares a copy of each query. */
export const columnOf = remembered((name) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
);
const nameOf = remembered((column) =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
);

/** Gives the columns of what was found their names back. */
export const resultNames: KyselyPlugin = {
  transformQuery: ({node}) => node,
  async transformResult({result}) {
    const columns = Object.keys(result.rows[0] ?? {});
    const rows = result.rows.map((row) => {
      const named: Record<string, unknown> = {};
      for (const column of columns) named[nameOf(column)] = row[column];
      return named;
    });
    return {...result, rows};
  },
};

function remembered(change: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const changed = known.get(name) ?? change(name);
    known.set(name, changed);
    return changed;
  };
}
