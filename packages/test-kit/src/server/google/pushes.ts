import {Buffer} from 'node:buffer';
import {generateKeyPairSync, type KeyObject, sign} from 'node:crypto';
import {refuse, show} from '../../kit/wrongUse.ts';

/** Whose pushes your server accepts, as it was set up in Pub/Sub. */
export type PushOptions = {
  /** What the subscription names as the audience of its tokens; usually the address of your server. */
  readonly audience: string;
  /** E-mail address of the service account that the subscription pushes as. */
  readonly serviceAccount: string;
};

/** The public keys of Google's tokens, as JSON Web Keys. */
export type PushKeys = {readonly keys: readonly Readonly<Record<string, unknown>>[]};

const HOUR = 3600;
/** Made once: it takes longer than all else here. */
let pair: {readonly privateKey: KeyObject; readonly keys: PushKeys} | undefined;

function keyPair() {
  if (pair) return pair;
  const {publicKey, privateKey} = generateKeyPairSync('rsa', {modulusLength: 2048});
  const key = {...publicKey.export({format: 'jwk'}), alg: 'RS256', use: 'sig', kid: 'simulated'};
  pair = {privateKey, keys: {keys: [key]}};
  return pair;
}

export function pushKeys(): PushKeys {
  return keyPair().keys;
}

/** Refuses settings with which no server could accept a push. */
export function checkPush(push: PushOptions): PushOptions {
  const {audience, serviceAccount}: {audience?: unknown; serviceAccount?: unknown} = Object(push);
  const isText = (value: unknown) => typeof value === 'string' && value !== '';
  return isText(audience) && isText(serviceAccount)
    ? push
    : refuse(`push needs {audience, serviceAccount}, two texts, not ${show(push)}.`);
}

/** The header with which Pub/Sub pushes; its token is as old as the clock of the machine says, which your server compares it with. */
export function pushHeaders({audience, serviceAccount}: PushOptions): {authorization: string} {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    ...{aud: audience, email: serviceAccount, email_verified: true},
    ...{
      iss: 'https://accounts.google.com',
      azp: '110000000000000000000',
      sub: '110000000000000000000',
    },
    ...{iat: now, exp: now + HOUR},
  };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const text = `${encode({alg: 'RS256', kid: 'simulated', typ: 'JWT'})}.${encode(claims)}`;
  const signature = sign('RSA-SHA256', Buffer.from(text), keyPair().privateKey);
  return {authorization: `Bearer ${text}.${signature.toString('base64url')}`};
}
