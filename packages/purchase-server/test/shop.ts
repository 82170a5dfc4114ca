import type {Phone} from 'expo-iap-test-kit/kit';
import type {StoreServer} from 'expo-iap-test-kit/server';
import {GoogleAuth} from 'google-auth-library';
import {readSessions} from '../src/identity/sessions.ts';
import type {Product} from '../src/product.ts';
import type {PurchaseServerOptions} from '../src/server.ts';
import {appleKey, push, serviceAccountKey, sessionSecret} from './keys.ts';

export const USER = '0b2f1c7e-5d1a-4a5e-9f3b-2c4d6e8f0a1b';
export const FRIEND = '7d9c2a40-6e1b-4c3d-8f5a-1b3c5d7e9f02';
/** Nobody knows them before they sign in for the first time. */
export const NEWCOMER = '5a1b2c3d-1111-4222-8333-944455556666';
/** Accounts of the store, and who is signed in to the app on their phones. */
export const people: Readonly<Record<string, string>> = {ann: USER, bob: FRIEND, cleo: NEWCOMER};
export const SUPPORT_KEY = 'the key of support, which is long enough';

/** The account of a user who has nothing. */
export const nothing = {coins: 0, access: {}, unpaid: {}};

/** What the shop of these tests sells. */
export const catalog: Readonly<Record<string, Product>> = {
  coins_100: {kind: 'consumable', coins: 100},
  coins_500: {kind: 'consumable', coins: 500},
  remove_ads: {kind: 'unlock'},
  pro_monthly: {kind: 'subscription'},
  pro_yearly: {kind: 'subscription'},
};

/** Says at once what failed; Google's client would try for seconds. */
class Impatient extends GoogleAuth {
  override request<Content>(asked: Parameters<GoogleAuth['request']>[0]) {
    return super.request<Content>({...asked, retry: false});
  }
}

const auth = new Impatient({
  credentials: {client_email: 'server@example.com', private_key: serviceAccountKey},
  scopes: 'https://www.googleapis.com/auth/androidpublisher',
});

/** What the server of a test is made of, besides its clock and its log. */
export function serverOptions(store: StoreServer, os: Phone['os']): PurchaseServerOptions {
  return {
    database: ':memory:',
    products: catalog,
    apple: {
      bundleId: store.app.id,
      appleId: store.app.appleId,
      key: {pem: appleKey, id: 'KEY', issuer: '57246542-96fe-1a63-e053-0824d011072a'},
      roots: os === 'ios' ? [store.rootCertificate] : [],
      online: false,
    },
    google: {
      packageName: store.app.id,
      auth,
      push,
    },
    supportKey: SUPPORT_KEY,
    userOf: readSessions(sessionSecret),
    isUser: async (user) => [USER, FRIEND].includes(user),
  };
}
