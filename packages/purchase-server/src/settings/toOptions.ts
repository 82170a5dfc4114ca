import {GoogleAuth, OAuth2Client} from 'google-auth-library';
import {createRemoteJWKSet} from 'jose';
import {readSessions} from '../identity/sessions.ts';
import type {PurchaseServerOptions} from '../serverOptions.ts';
import type {Settings} from './readSettings.ts';

const SCOPE = 'https://www.googleapis.com/auth/androidpublisher';

/** What the handler takes, made of the settings of the program. */
export function toOptions(settings: Settings): PurchaseServerOptions {
  const {DATABASE, OWNERS, SESSION_SECRET, SUPPORT_KEY, TESTERS, WEBHOOK_URL, WEBHOOK_SECRET} =
    settings;
  const testers = new Set(TESTERS);
  return {
    ...{database: DATABASE, products: settings.catalog, owners: OWNERS},
    ...(settings.apple && {apple: appleOf(settings.apple)}),
    ...(settings.google && {google: googleOf(settings.google)}),
    ...(SUPPORT_KEY !== undefined && {supportKey: SUPPORT_KEY}),
    ...(WEBHOOK_URL !== undefined &&
      WEBHOOK_SECRET !== undefined && {webhook: {url: WEBHOOK_URL, secret: WEBHOOK_SECRET}}),
    userOf: readSessions(SESSION_SECRET),
    isTester: (user) => testers.has('all') || testers.has(user),
  };
}

function appleOf(apple: NonNullable<Settings['apple']>) {
  const {BUNDLE_ID, APPLE_ID, APPLE_KEY_ID, APPLE_ISSUER_ID, APPLE_HOST, key, roots} = apple;
  return {
    ...{bundleId: BUNDLE_ID, appleId: APPLE_ID, roots},
    key: {pem: key, id: APPLE_KEY_ID, issuer: APPLE_ISSUER_ID},
    // A simulated store signs with certificates that nobody can ask about.
    ...(APPLE_HOST !== undefined && {host: APPLE_HOST, online: false}),
  };
}

function googleOf({PACKAGE_NAME, ...google}: NonNullable<Settings['google']>) {
  const {PUSH_AUDIENCE, PUSH_SERVICE_ACCOUNT, GOOGLE_HOST} = google;
  const {GOOGLE_APPLICATION_CREDENTIALS: keyFile} = google;
  return {
    packageName: PACKAGE_NAME,
    auth:
      GOOGLE_HOST === undefined
        ? new GoogleAuth({scopes: SCOPE, ...(keyFile !== undefined && {keyFile})})
        : forSimulator(),
    ...(GOOGLE_HOST !== undefined && {host: GOOGLE_HOST}),
    push: {
      audience: PUSH_AUDIENCE,
      serviceAccount: PUSH_SERVICE_ACCOUNT,
      ...(GOOGLE_HOST !== undefined && {
        keys: createRemoteJWKSet(new URL('/oauth2/v3/certs', GOOGLE_HOST)),
      }),
    },
  };
}

/** A simulated store accepts any access token. */
function forSimulator(): OAuth2Client {
  return new OAuth2Client({credentials: {access_token: 'simulated'}});
}
