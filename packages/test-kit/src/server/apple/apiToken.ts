import {Buffer} from 'node:buffer';

type Claims = Readonly<Record<string, unknown>>;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Apple takes no token that is valid for longer than an hour. */
const LONGEST_SECONDS = 60 * 60;

/** What is wrong with the token that Apple asks for; the key that signed it is known to nobody here. */
export function tokenFault(request: Request, bundleId: string): string | undefined {
  const [, header, payload] =
    /^Bearer ([\w-]+)\.([\w-]+)\.[\w-]+$/.exec(request.headers.get('authorization') ?? '') ?? [];
  const {alg, kid} = read(header);
  const {iss, iat, exp, aud, bid} = read(payload);
  // Whoever made the token has the clock of the host; a phone has its own.
  const now = Date.now() / 1000;
  if (payload === undefined) return 'there is no JWT behind "Bearer"';
  if (alg !== 'ES256') return 'it is not signed with ES256';
  if (typeof kid !== 'string' || kid === '') return 'it has no key id';
  if (typeof iss !== 'string' || !UUID.test(iss)) return 'the issuer id is not a UUID';
  if (aud !== 'appstoreconnect-v1') return 'the audience is not appstoreconnect-v1';
  if (bid !== bundleId) return `the bundle id is not ${bundleId}`;
  if (typeof iat !== 'number' || typeof exp !== 'number') return 'it has no iat and exp';
  if (exp <= now) return 'it has expired';
  return exp - iat > LONGEST_SECONDS ? 'it is valid for longer than an hour' : undefined;
}

function read(part = ''): Claims {
  try {
    return Object(JSON.parse(Buffer.from(part, 'base64url').toString()));
  } catch {
    return {};
  }
}
