import {jwtVerify} from 'jose';

/** Reads who is signed in from the session that your sign-in issued: a JWT whose subject is the id of the user, a UUID. */
export function readSessions(secret: string) {
  const key = new TextEncoder().encode(secret);
  return async (request: Request): Promise<string | null> => {
    const token = (request.headers.get('authorization') ?? '').replace(/^Bearer /, '');
    return jwtVerify(token, key, {algorithms: ['HS256']}).then(
      ({payload}) => payload.sub ?? null,
      () => null,
    );
  };
}
