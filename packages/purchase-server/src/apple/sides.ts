import {
  Environment as AppleEnvironment,
  SignedDataVerifier,
  VerificationException,
  VerificationStatus,
} from '@apple/app-store-server-library';
import {Refusal, type StorePurchase} from '../storePurchase.ts';
import {within} from '../within.ts';
import type {AppleOptions} from './appleOptions.ts';
import {TimedClient} from './timedClient.ts';

type Environment = StorePurchase['environment'];

/** One side of the App Store. A side never accepts what the other one signed. */
export type Side = ReturnType<typeof openSides>['Production'];

const LIMIT = 10_000;

export function openSides(options: AppleOptions) {
  const {bundleId, appleId, roots, online = true, limit = LIMIT} = options;
  const open = (
    environment: Environment,
    side: AppleEnvironment.PRODUCTION | AppleEnvironment.SANDBOX,
  ) => ({
    environment,
    client: new TimedClient(options, side, limit),
    verifier: new SignedDataVerifier(roots.map(toBuffer), online, side, bundleId, appleId),
  });
  // Never XCODE or LOCAL_TESTING: for these Apple's library accepts texts that nobody signed.
  const all = {
    Production: open('Production', AppleEnvironment.PRODUCTION),
    Sandbox: open('Sandbox', AppleEnvironment.SANDBOX),
  };
  return {
    ...all,
    /** Reads what one of the sides signed: production first, as Apple advises, since App Review buys in the sandbox. */
    async verify<Content>(read: (verifier: SignedDataVerifier) => Promise<Content>) {
      const reasons: VerificationStatus[] = [];
      for (const side of [all.Production, all.Sandbox]) {
        try {
          const content = await within(limit, 'The check of a signature', () =>
            read(side.verifier),
          );
          return {side, content};
        } catch (error) {
          if (!(error instanceof VerificationException)) throw error;
          // Whether a certificate is revoked could not be found out.
          if (error.status === VerificationStatus.RETRYABLE_VERIFICATION_FAILURE) throw error;
          reasons.push(error.status);
        }
      }
      throw new Refusal(explain(reasons));
    },
  };
}

/** The other side refuses whatever is not of its environment, which says nothing. */
function explain(reasons: readonly VerificationStatus[]): string {
  const telling = reasons.find((one) => one !== VerificationStatus.INVALID_ENVIRONMENT);
  if (telling === undefined)
    return 'Apple signed this for another environment than production and sandbox, such as a StoreKit file of Xcode.';
  if (telling === VerificationStatus.INVALID_APP_IDENTIFIER)
    return 'Apple signed this for another app: compare BUNDLE_ID and APPLE_ID with App Store Connect.';
  return `Apple did not sign this, or its root certificate is missing here (${VerificationStatus[telling]}).`;
}

function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes);
}
