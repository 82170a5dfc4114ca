import type {Kysely} from 'kysely';
import type {PurchaseKey} from '../storePurchase.ts';
import type {Tables} from './tables.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Apple's account tokens are UUIDs, which an app may write in capital letters. Everything else counts letter by letter. */
export function fold(token: string): string {
  return UUID.test(token) ? token.toLowerCase() : token;
}

/** As the ledger keeps the token of a store. */
export function keptToken(store: PurchaseKey['store'], token: string | null): string | null {
  return token !== null && store === 'apple' ? fold(token) : token;
}

/** Whose token it is. Two users whose ids differ in case only are never taken for each other: then nobody is. */
export async function findUser(
  db: Kysely<Tables>,
  store: PurchaseKey['store'],
  token: string | null,
): Promise<string | null> {
  if (token === null) return null;
  const found = await db
    .selectFrom('accountTokens')
    .select(['token', 'userId'])
    .where(store === 'apple' ? 'folded' : 'token', '=', store === 'apple' ? fold(token) : token)
    .limit(2)
    .execute();
  const users = new Set(found.map(({userId}) => userId));
  const [only] = users;
  return users.size === 1 && only !== undefined ? only : null;
}
