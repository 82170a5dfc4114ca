import {Buffer} from 'node:buffer';

type Claims = Readonly<Record<string, unknown>>;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Apple takes no token that is valid for longer than an hour. */
const LONGEST_SECONDS = 60 * 60;

/** Whether a request has the token that Apple asks for; the key that signed it is known to nobody here. */
export function isAuthorized(request: Request, bundleId: string): boolean {
  const [, header, payload] =
    /^Bearer ([\w-]+)\.([\w-]+)\.[\w-]+$/.exec(request.headers.get('authorization') ?? '') ?? [];
  const {alg, kid} = read(header);
  const {iss, iat, exp, aud, bid} = read(payload);
  // Whoever made the token has the clock of the host; a phone has its own.
  const now = Date.now() / 1000;
  return (
    alg === 'ES256' &&
    typeof kid === 'string' &&
    kid !== '' &&
    typeof iss === 'string' &&
    UUID.test(iss) &&
    typeof iat === 'number' &&
    typeof exp === 'number' &&
    exp > now &&
    exp - iat <= LONGEST_SECONDS &&
    aud === 'appstoreconnect-v1' &&
    bid === bundleId
  );
}

function read(part = ''): Claims {
  try {
    return Object(JSON.parse(Buffer.from(part, 'base64url').toString()));
  } catch {
    return {};
  }
}
