import {generateKeyPairSync} from 'node:crypto';
import {androidpublisher, type androidpublisher_v3} from '@googleapis/androidpublisher';
import {GoogleAuth} from 'google-auth-library';
import type {PhoneOptions} from '../../kit/interface.ts';
import {openPhone} from '../../kit/testing/openPhone.ts';
import {newest} from '../../simulator/testing/testApp.ts';
import {openStoreServer} from '../openStoreServer.ts';
import type {Handler, StoreServerOptions} from '../storeServer.ts';

const {privateKey} = generateKeyPairSync('rsa', {modulusLength: 2048});
const packageName = 'com.example.app';

/** Google's client, unchanged, with the key of a service account and a handler in the place of Google. */
export function googleClient(handler: Handler): androidpublisher_v3.Androidpublisher {
  const auth = new GoogleAuth({
    credentials: {
      client_email: 'server@example.iam.gserviceaccount.com',
      private_key: privateKey.export({type: 'pkcs8', format: 'pem'}).toString(),
    },
    scopes: 'https://www.googleapis.com/auth/androidpublisher',
    clientOptions: {
      transporterOptions: {
        fetchImplementation: async (address: string | URL | Request, init?: RequestInit) =>
          handler(new Request(address, init)),
      },
    },
  });
  return androidpublisher({version: 'v3', auth, retry: false});
}

/** A phone with Google Play, an app on it, and a server's view of both. */
export async function openGoogle(
  options: StoreServerOptions & Pick<PhoneOptions, 'products'> = {},
) {
  const {products, ...server} = options;
  const {phone, app} = await openPhone('android', newest, {...(products && {products})});
  const store = await openStoreServer(phone, server);
  const api = googleClient(store.fetch);
  /** Where a purchase is found, by its short name. */
  const where = (name: string) => {
    const found = phone.store.purchases.find((one) => one.name === name);
    if (!found) throw new Error(`There is no purchase ${name}.`);
    return {packageName, productId: found.productId, token: found.token};
  };
  return {
    ...{phone, app, store, api, where},
    async plan(name: string) {
      const {token} = where(name);
      return (await api.purchases.subscriptionsv2.get({packageName, token})).data;
    },
    /** What Google tells a server, by name, with what Pub/Sub carries. */
    async told() {
      await store.send(() => new Response());
      return store.messages.map(({type, body}) => {
        const {message}: {message: {data: string}} = JSON.parse(body);
        const data: Readonly<Record<string, unknown>> = JSON.parse(
          Buffer.from(message.data, 'base64').toString(),
        );
        return {type, data};
      });
    },
  };
}
