import * as v from 'valibot';
import {secretProblem} from '../webhook.ts';

/** A setting that has to be there, with the place where its reader finds it. */
const text = (where: string) => v.string(`is missing: ${where}`);
const longSecret = (length: number, where: string) =>
  v.pipe(
    text(where),
    v.check(
      (value) => Buffer.byteLength(value) >= length,
      `is shorter than ${length} bytes, so that it can be guessed: use \`openssl rand -base64 33\``,
    ),
  );
const list = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) => value.split(',').flatMap((one) => one.trim() || [])),
);
const address = v.pipe(
  v.string(),
  v.check(
    (value) => URL.canParse(value),
    'is not an address, such as https://api.example.com/shop',
  ),
);

const product = v.variant(
  'kind',
  [
    v.strictObject({
      kind: v.literal('consumable'),
      coins: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
    v.strictObject({kind: v.literal('unlock')}),
    v.strictObject({kind: v.literal('subscription')}),
    v.strictObject({kind: v.literal('pass'), days: v.pipe(v.number(), v.integer(), v.minValue(1))}),
  ],
  'needs a "kind": consumable (with coins), unlock, subscription, or pass (with days)',
);

/** What you sell, by the id in the stores. */
export const catalog = v.record(v.string(), product);

/** What every server needs. */
export const common = v.object({
  PORT: v.pipe(
    v.optional(v.string(), '3000'),
    v.transform(Number),
    v.check((port) => Number.isInteger(port) && port >= 0 && port < 65536, 'is not a port'),
  ),
  DATABASE: text('a file such as ./purchases.db, or postgres://user:password@host/name'),
  CATALOG: text('what you sell, as JSON or as the name of a JSON file'),
  SESSION_SECRET: longSecret(32, 'the secret with which your sign-in signs its sessions (HS256)'),
  OWNERS: v.optional(
    v.picklist(['accounts', 'installations'], 'is "accounts" or "installations"'),
    'accounts',
  ),
  TESTERS: list,
  SUPPORT_KEY: v.optional(longSecret(32, '')),
  WEBHOOK_URL: v.optional(address),
  WEBHOOK_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => secretProblem(value) === null,
        ({input}) => `is no secret of a webhook: ${secretProblem(input)}`,
      ),
    ),
  ),
});

/** What the App Store needs. */
export const apple = v.object({
  BUNDLE_ID: text('App Store Connect, App Information'),
  APPLE_ID: v.pipe(
    text('App Store Connect, App Information, the number of the app'),
    v.regex(/^\d{6,15}$/, 'is not the number of an app, such as 1234567890'),
    v.transform(Number),
  ),
  APPLE_KEY_FILE: text('App Store Connect, Users and Access, Integrations, In-App Purchase'),
  APPLE_KEY_ID: text('App Store Connect, beside the key'),
  APPLE_ISSUER_ID: text('App Store Connect, above the keys'),
  APPLE_ROOTS: text(
    'a folder with AppleRootCA-*.cer of https://www.apple.com/certificateauthority/',
  ),
  APPLE_HOST: v.optional(address),
});

/** What Google Play needs. */
export const google = v.object({
  PACKAGE_NAME: text('Play Console'),
  GOOGLE_APPLICATION_CREDENTIALS: v.optional(v.string()),
  PUSH_AUDIENCE: text('Pub/Sub, the push subscription; its address when the field is empty'),
  PUSH_SERVICE_ACCOUNT: v.pipe(
    text('Pub/Sub, the service account of the push subscription'),
    v.includes('@', 'is not the address of a service account'),
  ),
  GOOGLE_HOST: v.optional(address),
});
