import {type Kysely, sql} from 'kysely';
import type {PurchaseKey} from '../storePurchase.ts';
import {findUser, fold} from './accountTokens.ts';
import type {Database} from './database.ts';
import type {EventWriter} from './events.ts';
import {lockOfToken, lockOfUser} from './locks.ts';
import type {Tables} from './tables.ts';
import {giveWaiting, waitingFor} from './waiting.ts';

const WAITING = '';

export function createUsers(database: Database, tell: EventWriter) {
  const {db} = database;

  /** One question, since each request asks it. */
  async function isNews(user: string, tokens: readonly string[]): Promise<boolean> {
    const known = await db
      .selectFrom('users')
      .select('id as name')
      .where('id', '=', user)
      .unionAll(db.selectFrom('accountTokens').select('token as name').where('token', 'in', tokens))
      .unionAll(waitingFor(db, tokens).select(sql.lit(WAITING).as('name')))
      .execute();
    return known.length < 1 + tokens.length || known.some(({name}) => name === WAITING);
  }

  return {
    /**
     * This user signed in, or is known to exist. `accountTokens` are what your app passes to the stores for them. Purchases
     * that waited for them become theirs. Call it at each request: it writes only what is new.
     */
    async sees(user: string, accountTokens: readonly string[]): Promise<void> {
      // Without a token of their own, users are still known.
      const tokens = accountTokens.length > 0 ? [...new Set(accountTokens)] : [user];
      if (!(await isNews(user, tokens))) return;
      const locks = tokens.flatMap((one) => [one, fold(one)].map(lockOfToken));
      await database.locked([lockOfUser(user), ...locks], async (transaction, now) => {
        await addUser(transaction, user, now);
        for (const token of tokens)
          await transaction
            .insertInto('accountTokens')
            .values({token, folded: fold(token), userId: user})
            .onConflict((conflict) => conflict.column('token').doNothing())
            .execute();
      });
      // From here on nothing begins to wait for them. If this process dies now, the next request goes on.
      await giveWaiting(database, {user, tokens}, tell);
    },
    /** Whose account token it is; null for no user of yours that the ledger has seen. */
    userOf: (store: PurchaseKey['store'], accountToken: string) =>
      findUser(db, store, accountToken),
    async setConsent(user: string, agreed: boolean): Promise<void> {
      if (!agreed)
        return void (await db.deleteFrom('consents').where('userId', '=', user).execute());
      await db
        .insertInto('consents')
        .values({userId: user})
        .onConflict((conflict) => conflict.column('userId').doNothing())
        .execute();
    },
    /** Whether a user lets you tell Apple what they did with a purchase that they want refunded. */
    async hasConsent(user: string): Promise<boolean> {
      const found = await db
        .selectFrom('consents')
        .select(sql`1`.as('one'))
        .where('userId', '=', user)
        .executeTakeFirst();
      return found !== undefined;
    },
  };
}

export async function addUser(db: Kysely<Tables>, user: string, now: number): Promise<void> {
  await db
    .insertInto('users')
    .values({id: user, seenAt: now})
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
