import Database from 'libsql';
import {requireProduct} from './catalog.ts';
import {schema} from './schema.ts';
import type {StorePurchase} from './storePurchase.ts';

/** A purchase as your database has it. */
export type Row = Pick<
  StorePurchase,
  'store' | 'id' | 'environment' | 'productId' | 'quantity' | 'state' | 'accessUntil'
> & {readonly userId: string | null};

export type Ledger = ReturnType<typeof openLedger>;

const COLUMNS = `store, id, environment, user_id AS userId, product_id AS productId, quantity, state,
  access_until AS accessUntil`;

/** The only place that decides what users have. `:memory:` is a database for tests. */
export function openLedger(file: string) {
  const database = new Database(file);
  database.exec(schema);

  const find = (store: string, id: string): Row | undefined =>
    toRows(
      database
        .prepare(`SELECT ${COLUMNS} FROM purchases WHERE store = ? AND id = ?`)
        .all(store, id),
    )[0];

  const record = database.transaction(
    (purchase: StorePurchase, user: string | null, at: number) => {
      const {store, id, environment, productId, quantity, state, accessUntil, replaces} = purchase;
      const replaced = replaces === null ? undefined : find(store, replaces);
      // The store knows who bought it. Only when the app passed no account does the first user to bring it get it.
      const owner = purchase.accountToken ?? replaced?.userId ?? user;
      database
        .prepare('INSERT OR IGNORE INTO purchases (store, id, environment) VALUES (?, ?, ?)')
        .run(store, id, environment);
      database
        .prepare('UPDATE purchases SET user_id = coalesce(user_id, ?) WHERE store = ? AND id = ?')
        .run(owner, store, id);
      // Store responses can arrive out of order: a response to an older request is ignored.
      database
        .prepare(
          `UPDATE purchases SET product_id = ?, quantity = ?, state = ?, access_until = ?, read_at = ?
         WHERE store = ? AND id = ? AND read_at <= ?`,
        )
        .run(productId, quantity, state, accessUntil, at, store, id, at);
      if (replaces !== null)
        database
          .prepare(
            `UPDATE purchases SET state = 'ended', access_until = NULL, read_at = max(read_at, ?)
           WHERE store = ? AND id = ?`,
          )
          .run(at, store, replaces);
    },
  );

  return {
    find,
    /** Records what the store said, and who has it. Any number of times, in any order: there is one row. */
    record(purchase: StorePurchase, user: string | null, askedAt: number): Row {
      record.immediate(purchase, user, askedAt);
      const row = find(purchase.store, purchase.id);
      if (!row) throw new Error('The purchase was not recorded.');
      return row;
    },
    purchasesOf: (user: string): readonly Row[] =>
      toRows(database.prepare(`SELECT ${COLUMNS} FROM purchases WHERE user_id = ?`).all(user)),
    /** Subscriptions whose period is over although nobody said so: the message of the store is late or lost. */
    lapsedOf: (
      user: string,
      now: number,
      askedBefore: Readonly<Record<StorePurchase['environment'], number>>,
    ): readonly Row[] =>
      toRows(
        database
          .prepare(
            `SELECT ${COLUMNS} FROM purchases WHERE user_id = ?
             AND read_at <= CASE environment WHEN 'Sandbox' THEN ? ELSE ? END
             AND (state IN ('hold', 'paused') OR (state IN ('paid', 'grace') AND access_until <= ?))`,
          )
          .all(user, askedBefore.Sandbox, askedBefore.Production, now),
      ),
    /** Whether a user lets you tell Apple what they did with a purchase that they want refunded. */
    hasConsent: (user: string): boolean =>
      database.prepare('SELECT 1 FROM consents WHERE user_id = ?').get(user) !== undefined,
    setConsent(user: string, agreed: boolean): void {
      const change = agreed
        ? 'INSERT OR IGNORE INTO consents (user_id) VALUES (?)'
        : 'DELETE FROM consents WHERE user_id = ?';
      database.prepare(change).run(user);
    },
    close: () => void database.close(),
  };
}

/** Coins that were bought and not refunded. Keep what users spend in a separate table. */
export function countCoins(rows: readonly Row[]): number {
  return rows.reduce((sum, {productId, quantity, state}) => {
    const product = requireProduct(productId);
    return state === 'paid' && product.kind === 'consumable' ? sum + quantity * product.coins : sum;
  }, 0);
}

function toRows(found: readonly unknown[]): readonly Row[] {
  return found.filter((row): row is Row => typeof row === 'object' && row !== null);
}
