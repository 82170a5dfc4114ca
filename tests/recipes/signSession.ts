import {createHmac} from 'node:crypto';

/** The secret of the servers that are tried here. */
export const SECRET = 'a secret of at least thirty-two characters';

/** A session as a reader's sign-in makes it: a JWT with HS256. */
export function signSession(user: string): string {
  const text = [{alg: 'HS256'}, {sub: user, exp: 4_000_000_000}]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${text}.${createHmac('sha256', SECRET).update(text).digest('base64url')}`;
}
