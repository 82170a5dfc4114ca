import type {Kysely} from 'kysely';
import {findUser, fold} from './accountTokens.ts';
import type {EventWriter} from './events.ts';
import {readRows} from './purchaseRows.ts';
import type {Tables} from './tables.ts';

/** Purchases that name one of these account tokens, and that nobody has yet. */
function waitingFor(db: Kysely<Tables>, tokens: readonly string[]) {
  // The column has Apple's tokens folded.
  const kept = [...new Set(tokens.flatMap((token) => [token, fold(token)]))];
  return db
    .selectFrom('purchases')
    .select(['store', 'id', 'accountToken'])
    .where('userId', 'is', null)
    .where('isErased', '=', 0)
    .where('accountToken', 'in', kept.length > 0 ? kept : [''])
    .orderBy('store')
    .orderBy('id');
}

export async function hasWaiting(db: Kysely<Tables>, tokens: readonly string[]): Promise<boolean> {
  for (const {store, accountToken} of await waitingFor(db, tokens).execute())
    if ((await findUser(db, store, accountToken)) !== null) return true;
  return false;
}

/** They become the user's, and are due: nobody could acknowledge them before. */
export async function giveWaiting(
  db: Kysely<Tables>,
  {user, tokens, now}: {user: string; tokens: readonly string[]; now: number},
  tell: EventWriter,
): Promise<void> {
  for (const {store, id, accountToken} of await waitingFor(db, tokens).execute()) {
    if ((await findUser(db, store, accountToken)) !== user) continue;
    await db
      .updateTable('purchases')
      .set({userId: user, dueAt: now, attempts: 0})
      .where('store', '=', store)
      .where('id', '=', id)
      .execute();
    const [purchase] = await readRows(db, ({and, eb}) =>
      and([eb('purchases.store', '=', store), eb('purchases.id', '=', id)]),
    );
    if (purchase) await tell(db, now, {type: 'purchase.changed', user, purchase});
  }
}
