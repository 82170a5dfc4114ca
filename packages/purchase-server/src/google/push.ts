import {errors, jwtVerify, type JWTVerifyGetKey} from 'jose';
import {reasonOf} from '../log.ts';

/** Who pushes messages to you, as you set it up in Pub/Sub. */
export type PushOptions = {
  /** Google's public keys; those of Google without it. */
  readonly keys?: JWTVerifyGetKey;
  readonly audience: string;
  readonly serviceAccount: string;
};

/** What is wrong with the token of a push, so that whoever set it up can mend it. */
export class NotFromGoogle extends Error {
  override readonly name = 'NotFromGoogle';
}

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];

/**
 * Makes sure that Pub/Sub itself sent a request, for your subscription. Throws `NotFromGoogle` when it did not, and every
 * other error when Google's keys could not be read: then nobody knows, and Pub/Sub has to push again.
 */
export async function verifyPush(
  authorization: string,
  keys: JWTVerifyGetKey,
  {audience, serviceAccount}: PushOptions,
): Promise<void> {
  const token = authorization.replace(/^Bearer /, '');
  if (token === '')
    throw new NotFromGoogle(
      'The request has no token: switch on authentication in the push subscription.',
    );
  const {payload} = await jwtVerify(token, keys, {issuer: ISSUERS, audience}).catch(
    (error: unknown) => {
      throw isAboutToken(error) ? new NotFromGoogle(explain(error)) : error;
    },
  );
  if (payload.email !== serviceAccount)
    throw new NotFromGoogle('Another service account pushes than PUSH_SERVICE_ACCOUNT names.');
  if (payload['email_verified'] !== true)
    throw new NotFromGoogle("Google has not verified the service account's address.");
}

/** Everything else that jose throws is about reading the keys. */
function isAboutToken(error: unknown): boolean {
  return (
    error instanceof errors.JWTInvalid ||
    error instanceof errors.JWTExpired ||
    error instanceof errors.JWTClaimValidationFailed ||
    error instanceof errors.JWSInvalid ||
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JOSENotSupported ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys
  );
}

function explain(error: unknown): string {
  const isAudience = error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud';
  return isAudience
    ? 'The token of the push is for another audience than PUSH_AUDIENCE.'
    : `The token of the push is not one of Google's for this server (${reasonOf(error)}).`;
}
