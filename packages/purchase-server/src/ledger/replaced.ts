import type {Kysely} from 'kysely';
import type {PurchaseKey, StorePurchase} from '../storePurchase.ts';
import {withoutAccess} from './change.ts';
import {writeEntry} from './entries.ts';
import type {EventWriter} from './events.ts';
import {readRow, writeRow} from './purchaseRows.ts';
import type {Tables} from './tables.ts';

/** Whether another plan has replaced this one, and was paid for. It may have been recorded first. */
export async function isReplaced(
  db: Kysely<Tables>,
  {store, id, type}: StorePurchase,
): Promise<boolean> {
  // Apple's plans keep their id when they change.
  if (store === 'apple' || type === 'product') return false;
  const successor = await db
    .selectFrom('purchases')
    .select('id')
    .where(({and}) => and({store, replaces: id, tookOver: 1}))
    .limit(1)
    .executeTakeFirst();
  return successor !== undefined;
}

/** Ends a plan that another one took over. */
export async function endReplaced(
  db: Kysely<Tables>,
  key: PurchaseKey,
  now: number,
  tell: EventWriter,
): Promise<void> {
  const row = await readRow(db, key);
  if (row === undefined || row.state === 'ended' || row.state === 'refunded') return;
  const cause = 'replaced by another plan';
  const entry = {...key, ticket: row.answered, at: now, cause, user: null};
  const answered = await writeEntry(db, {...entry, applied: true, said: null});
  const ended = {...withoutAccess(row), answered, dueAt: null, attempts: 0};
  await writeRow(db, ended, row);
  await tell(db, now, {type: 'purchase.changed', user: row.userId, purchase: ended});
}
