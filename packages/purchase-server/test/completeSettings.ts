import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {appleKey, push, sessionSecret} from './keys.ts';

const id = 'com.example.app';

/** The settings of the program for the simulated stores of both systems, with Apple's files in a folder. */
export function completeSettings(
  folder: string,
  rootCertificate: Uint8Array,
): Readonly<Record<string, string>> {
  writeFileSync(join(folder, 'AppleRootCA-Simulated.cer'), rootCertificate);
  writeFileSync(join(folder, 'key.p8'), appleKey);
  return {
    ...{DATABASE: ':memory:', SESSION_SECRET: sessionSecret},
    CATALOG: '{"coins_100": {"kind": "consumable", "coins": 100}}',
    ...{BUNDLE_ID: id, APPLE_ID: '1234567890', APPLE_ROOTS: folder},
    ...{APPLE_KEY_FILE: join(folder, 'key.p8'), APPLE_KEY_ID: 'KEY'},
    APPLE_ISSUER_ID: '57246542-96fe-1a63-e053-0824d011072a',
    ...{PACKAGE_NAME: id, PUSH_AUDIENCE: push.audience},
    PUSH_SERVICE_ACCOUNT: push.serviceAccount,
  };
}
