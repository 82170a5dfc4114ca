import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {serve} from '@hono/node-server';
import {GoogleAuth} from 'google-auth-library';
import {createRemoteJWKSet} from 'jose';
import {createApp} from './app.ts';
import {createApple} from './apple.ts';
import {createGoogle} from './google.ts';
import {openLedger} from './ledger.ts';
import {readSessions} from './signIn.ts';
import {type Parts, refreshVoided} from './takePurchase.ts';

function setting(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`Set ${name} in the environment of the server.`);
}

/** The files AppleRootCA-*.cer, from https://www.apple.com/certificateauthority/ */
const certificates = setting('APPLE_ROOTS');
const roots = readdirSync(certificates).filter((file) => file.endsWith('.cer'));
const testers = new Set((process.env.TESTERS ?? '').split(','));

const parts: Parts = {
  ledger: openLedger(setting('DATABASE')),
  apple: createApple({
    bundleId: setting('BUNDLE_ID'),
    appleId: Number(setting('APPLE_ID')),
    key: {
      pem: readFileSync(setting('APPLE_KEY_FILE'), 'utf8'),
      id: setting('APPLE_KEY_ID'),
      issuer: setting('APPLE_ISSUER_ID'),
    },
    roots: roots.map((file) => readFileSync(join(certificates, file))),
    online: true,
  }),
  google: createGoogle(
    setting('PACKAGE_NAME'),
    // Finds the key of the service account by GOOGLE_APPLICATION_CREDENTIALS.
    new GoogleAuth({scopes: 'https://www.googleapis.com/auth/androidpublisher'}),
  ),
  now: Date.now,
};

const app = createApp({
  ...parts,
  push: {
    keys: createRemoteJWKSet(new URL('https://www.googleapis.com/oauth2/v3/certs')),
    audience: setting('PUSH_AUDIENCE'),
    serviceAccount: setting('PUSH_SERVICE_ACCOUNT'),
  },
  userOf: readSessions(setting('SESSION_SECRET')),
  isTester: (user) => testers.has(user),
});

const DAY = 24 * 60 * 60 * 1000;
const readRefunds = () => void refreshVoided(parts, Date.now() - 29 * DAY).catch(console.error);
readRefunds();
setInterval(readRefunds, DAY);

serve({fetch: app.fetch, port: Number(process.env.PORT ?? 3000)});
