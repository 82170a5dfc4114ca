import {createSecretKey} from 'node:crypto';
import {jwtVerify} from 'jose';

const BYTES = 32;
const LONGEST = 255;

/**
 * Reads who is signed in from the session that your sign-in issued: a JWT (HS256) with the user's id as its subject, and
 * an end. An id is taken as it is: `AbC` and `aBc` are two users.
 */
export function readSessions(secret: string): (request: Request) => Promise<string | null> {
  const key = new TextEncoder().encode(secret);
  if (key.length < BYTES)
    throw new Error(
      `The secret of the sessions has ${key.length} bytes, and whoever guesses it is any user. Use ${BYTES} random bytes or more.`,
    );
  // To import it takes longer than to verify with it.
  const imported = createSecretKey(key);
  return async (request) => {
    const token = (request.headers.get('authorization') ?? '').replace(/^Bearer /, '');
    return jwtVerify(token, imported, {algorithms: ['HS256'], requiredClaims: ['sub', 'exp']}).then(
      ({payload}) => (isUserId(payload.sub) ? payload.sub : null),
      () => null,
    );
  };
}

export function isUserId(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST;
}
