import {mkdirSync, writeFileSync} from 'node:fs';
import {networkInterfaces} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {listen} from '../listen.ts';
import {PocketStores} from './pocketStores.ts';

const ROOT = 'node_modules/.cache/expo-iap-test-kit/roots/AppleRootCA-Simulated.cer';

const help = `expo-iap-test-kit store: the simulated App Store and Google Play of a running app, for your server

  --port 4400      where your server and the app reach the stores
  --apple URL      where your server takes App Store Server Notifications
  --google URL     where your server takes pushes of Pub/Sub
  --audience TEXT  what your server expects as the audience of these pushes, with --account
  --account EMAIL  what it expects as their service account
`;

/** Runs `expo-iap-test-kit store`. */
export async function runStore(args: readonly string[]): Promise<void> {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      port: {type: 'string', default: '4400'},
      ...{apple: {type: 'string'}, google: {type: 'string'}},
      ...{audience: {type: 'string'}, account: {type: 'string'}},
      help: {type: 'boolean'},
    },
  });
  const {port, apple, google, audience, account, help: asks} = values;
  if (asks || positionals[0] !== 'store') return void process.stdout.write(help);
  const stores = new PocketStores({
    notify: {
      ...(apple !== undefined && {ios: apple}),
      ...(google !== undefined && {android: google}),
    },
    ...(audience !== undefined &&
      account !== undefined && {push: {audience, serviceAccount: account}}),
  });
  const file = resolve(ROOT);
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, await stores.rootCertificate());
  const {url} = await listen(stores.fetch, Number(port), '0.0.0.0');
  const at = new URL(url).port;
  const own = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
  const {address = 'localhost'} = own.find((one) => one.family === 'IPv4' && !one.internal) ?? {};
  console.info(`The simulated stores listen on port ${at}. For the app, before you start Metro:

EXPO_PUBLIC_SIMULATED_STORE_SERVER=http://${address}:${at}

For your server, here with the names that expo-iap-purchase-server gives its settings:

APPLE_HOST=http://localhost:${at}
APPLE_ROOTS=${join(file, '..')}
BUNDLE_ID=${stores.app.id}
APPLE_ID=${stores.app.appleId}
GOOGLE_HOST=http://localhost:${at}
PACKAGE_NAME=${stores.app.id}`);
}
