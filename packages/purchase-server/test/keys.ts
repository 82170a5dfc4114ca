import {generateKeyPairSync} from 'node:crypto';
import {createLocalJWKSet, exportJWK, SignJWT} from 'jose';

const pair = () => generateKeyPairSync('rsa', {modulusLength: 2048});
const pubSub = pair();
const stranger = pair();
const {privateKey: apple} = generateKeyPairSync('ec', {namedCurve: 'P-256'});

export const appleKey = apple.export({type: 'pkcs8', format: 'pem'}).toString();
export const serviceAccountKey = pair()
  .privateKey.export({type: 'pkcs8', format: 'pem'})
  .toString();
export const sessionSecret = 'a secret of at least thirty-two characters';

const audience = 'https://api.example.com/google';
const serviceAccount = 'pushes@example.iam.gserviceaccount.com';

/** What the server knows about pushes of Pub/Sub, with a key of this test instead of Google's. */
export const push = {
  keys: createLocalJWKSet({
    keys: [{...(await exportJWK(pubSub.publicKey)), alg: 'RS256'}],
  }),
  audience,
  serviceAccount,
};

/** The header with which Pub/Sub, or someone else, pushes a message. */
export async function pushHeader(
  who: 'Pub/Sub' | 'stranger' | 'another account' = 'Pub/Sub',
): Promise<string> {
  const email =
    who === 'another account' ? 'other@example.iam.gserviceaccount.com' : serviceAccount;
  const token = await new SignJWT({email, email_verified: true})
    .setProtectedHeader({alg: 'RS256'})
    .setIssuer('https://accounts.google.com')
    .setAudience(audience)
    .setExpirationTime('1h')
    .sign((who === 'stranger' ? stranger : pubSub).privateKey);
  return `Bearer ${token}`;
}

/** The header with which the app of a signed-in user sends requests. */
export async function sessionHeader(user: string): Promise<string> {
  const token = await new SignJWT()
    .setProtectedHeader({alg: 'HS256'})
    .setSubject(user)
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(sessionSecret));
  return `Bearer ${token}`;
}
