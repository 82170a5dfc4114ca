import type {Kysely} from 'kysely';
import {findUser, fold} from './accountTokens.ts';
import type {Database} from './database.ts';
import type {EventWriter} from './events.ts';
import {lockOfPurchase} from './locks.ts';
import {readRow, writeRow} from './purchaseRows.ts';
import type {Tables} from './tables.ts';

/** Purchases that name one of these account tokens, and that nobody has yet. */
export function waitingFor(db: Kysely<Tables>, tokens: readonly string[]) {
  // The column has Apple's tokens folded.
  const kept = [...new Set(tokens.flatMap((token) => [token, fold(token)]))];
  return db
    .selectFrom('purchases')
    .where('userId', 'is', null)
    .where('isErased', '=', 0)
    .where('accountToken', 'in', kept);
}

/** What waited for a user becomes theirs, each purchase with its lock, as everything that changes one. */
export async function giveWaiting(
  database: Database,
  {user, tokens}: {readonly user: string; readonly tokens: readonly string[]},
  tell: EventWriter,
): Promise<void> {
  const waiting = await waitingFor(database.db, tokens).select(['store', 'id']).execute();
  for (const key of waiting)
    await database.locked([lockOfPurchase(key)], async (db, now) => {
      const before = await readRow(db, key);
      if (before === undefined || before.userId !== null) return;
      // Nobody, when the token is another's, or differs from Google's in case.
      if ((await findUser(db, key.store, before.accountToken)) !== user) return;
      // Nobody could acknowledge it before.
      const next = {...before, userId: user, dueAt: now, attempts: 0};
      await writeRow(db, next, before);
      await tell(db, now, {type: 'purchase.changed', user, purchase: next});
    });
}
