import {Buffer} from 'node:buffer';
import {generateKeyPairSync} from 'node:crypto';
import {
  AppStoreServerAPIClient,
  Environment,
  SignedDataVerifier,
} from '@apple/app-store-server-library';
import type {Phone} from '../../kit/interface.ts';
import {newPhone} from '../../kit/newPhone.ts';
import {openStoreServer} from '../openStoreServer.ts';
import type {StoreServer} from '../storeServer.ts';
import {connectHosts} from './connectHosts.ts';

const {privateKey} = generateKeyPairSync('ec', {namedCurve: 'P-256'});
export const apiKey = privateKey.export({type: 'pkcs8', format: 'pem'}).toString();
export const ISSUER = '57246542-96fe-1a63-e053-0824d011072a';

let answering: StoreServer | undefined;

/** For each file: Apple's client reaches the simulated App Store under Apple's own addresses. */
export const connectAppStore = (): void =>
  connectHosts((request) => answering?.fetch(request) ?? Response.error());

/** An iPhone with the newest library, and its App Store. */
export async function openIphone(): Promise<{readonly phone: Phone; readonly store: StoreServer}> {
  const phone = newPhone('ios');
  return {phone, store: await openStoreServer(phone)};
}

/** Buys outside the app, and returns Apple's id of the transaction. */
export function buyOn({store}: Phone, productId: string): string {
  store.boughtOutside(productId);
  return store.purchases.at(-1)?.transactionId ?? '';
}

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
