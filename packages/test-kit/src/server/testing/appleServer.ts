import {Buffer} from 'node:buffer';
import {generateKeyPairSync} from 'node:crypto';
import {
  type APIError,
  AppStoreServerAPIClient,
  Environment,
  SignedDataVerifier,
} from '@apple/app-store-server-library';
import {beforeEach, expect} from 'vitest';
import type {Phone, PhoneOptions} from '../../kit/interface.ts';
import {newPhone} from '../../kit/newPhone.ts';
import {openStoreServer} from '../openStoreServer.ts';
import type {StoreServer} from '../storeServer.ts';
import {connectHosts} from './connectHosts.ts';
import {notificationIn} from './signedText.ts';

const {privateKey} = generateKeyPairSync('ec', {namedCurve: 'P-256'});
export const apiKey = privateKey.export({type: 'pkcs8', format: 'pem'}).toString();
export const ISSUER = '57246542-96fe-1a63-e053-0824d011072a';

let answering: StoreServer | undefined;

/** For each file: Apple's client reaches the simulated App Store under Apple's own addresses. */
export const connectAppStore = (): void =>
  connectHosts((request) => answering?.fetch(request) ?? Response.error());

/** The iPhone of the running test, and its App Store. */
export let phone: Phone;
export let store: StoreServer;

/** For each test of the file: an iPhone with the newest library, whose App Store Apple's client reaches. */
export function onIphones(): void {
  connectAppStore();
  beforeEach(() => openIphone());
}

export async function openIphone(options: PhoneOptions = {}): Promise<void> {
  phone = newPhone('ios', options);
  await openSide('Production');
}

/** Opens the App Store of the iPhone, for customers or for testers. */
export async function openSide(environment: StoreServer['app']['environment']): Promise<void> {
  store = await openStoreServer(phone, {environment});
}

/** Apple's client, unchanged. */
export const client = () => appleServer(store).client;

/** Buys outside the app, and returns Apple's id of the transaction. */
export function buy(productId: string): string {
  phone.store.boughtOutside(productId);
  return phone.store.purchases.at(-1)?.transactionId ?? '';
}

export const newestMessage = () => notificationIn(store.messages.at(-1)?.body ?? '');

/** Apple refuses what was asked, with a number of its library. */
export const expectRefused = (asked: Promise<unknown>, apiError: APIError) =>
  expect(asked).rejects.toMatchObject({apiError});

/** A server that uses Apple's own library, unchanged, for a store of the kit. */
export function appleServer(
  store: StoreServer,
  environment: StoreServer['app']['environment'] = store.app.environment,
  online = false,
  issuer = ISSUER,
) {
  answering = store;
  const side = environment === 'Production' ? Environment.PRODUCTION : Environment.SANDBOX;
  const root = Buffer.from(store.rootCertificate);
  return {
    client: new AppStoreServerAPIClient(apiKey, 'KEY', issuer, store.app.id, side),
    verifier: new SignedDataVerifier([root], online, side, store.app.id, store.app.appleId),
  };
}
