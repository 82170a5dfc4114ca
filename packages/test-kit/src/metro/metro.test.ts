import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {dirname, join, sep} from 'node:path';
import {releaseLines} from 'expo-iap-api-data/releaseLines';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {ResolutionContext} from './metroConfig.ts';
import {type SimulatedStoreOptions, withSimulatedStore} from './withSimulatedStore.ts';

const repository = createRequire(import.meta.url);
let project = '';

beforeEach(() => void (project = mkdtempSync(join(tmpdir(), 'metro-'))));
afterEach(() => rmSync(project, {recursive: true}));

function installLibrary(name: string): string {
  const folder = join(project, 'node_modules/expo-iap');
  const found = dirname(repository.resolve(`${name}/package.json`));
  for (const part of ['package.json', 'build'])
    cpSync(join(found, part), join(folder, part), {recursive: true});
  return join(folder, 'build');
}

/** What Metro finds without the plugin: the file beside, or the entry of a package. */
const resolveRequest: ResolutionContext['resolveRequest'] = (context, name) => ({
  type: 'sourceFile',
  filePath: name.startsWith('.')
    ? createRequire(context.originModulePath).resolve(name)
    : join(project, 'node_modules', name, 'index.js'),
});

/** Each import of the library that leads elsewhere, as the file, the import and the file that it leads to. */
function replaced(build: string, dev: boolean, options?: SimulatedStoreOptions) {
  const {resolver} = withSimulatedStore(
    {projectRoot: project, resolver: {resolveRequest}},
    options,
  );
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'});
  return files
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => {
      const originModulePath = join(build, file);
      const context = {dev, originModulePath, resolveRequest};
      const code = readFileSync(originModulePath, 'utf8');
      return [...code.matchAll(/from '(?<name>[^']+)'/g)].flatMap(([, name = '']) => {
        const before = resolveRequest(context, name, 'ios');
        const after = resolver.resolveRequest(context, name, 'ios');
        if (JSON.stringify(after) === JSON.stringify(before)) return [];
        if (after.type !== 'sourceFile') throw new Error(`${name} is no file any more.`);
        return [{file: file.replaceAll(sep, '/'), name, to: readFileSync(after.filePath, 'utf8')}];
      });
    });
}

const playable = releaseLines.filter((line) => line.playable);

describe.each(playable)('in an app with expo-iap $patch', ({package: name, patch}) => {
  it('replaces the native module, and nothing else', () => {
    vi.stubEnv('EXPO_PUBLIC_SIMULATED_STORE', 'ios');
    vi.stubEnv('EXPO_PUBLIC_SIMULATED_STORE_SERVER', 'http://192.168.1.20:4400/');
    const product = {id: 'gems', title: 'Gems', kind: 'consumable', price: 2};
    writeFileSync(join(project, 'products.json'), JSON.stringify([product]));
    const found = replaced(installLibrary(name), true, {catalog: 'products.json'});
    expect(found.map((one) => one.file)).toEqual(
      expect.arrayContaining(['index.js', 'modules/ios.js', 'modules/android.js']),
    );
    expect(new Set(found.map((one) => one.name.replace(/^\.+/, '')))).toEqual(
      new Set(['/ExpoIapModule']),
    );
    for (const {to} of found) {
      expect(to).toContain("require('expo-iap-test-kit/pocket/ios')");
      expect(to).toContain(`"version": "${patch}"`);
      expect(to).toContain('"title": "Gems"');
      expect(to).toContain('server: "http://192.168.1.20:4400"');
      // On the web, Babel drops the names that React Native Web lacks.
      expect(to).not.toMatch(/\} = require\('react-native'\)/);
    }
  });

  it('lets the library see the store’s system where the app runs on another one', () => {
    vi.stubEnv('EXPO_PUBLIC_SIMULATED_STORE', 'android');
    const build = installLibrary(name);
    const {resolver} = withSimulatedStore({projectRoot: project, resolver: {resolveRequest}});
    const find = (originModulePath: string, wanted: string): string => {
      const context = {dev: true, originModulePath, resolveRequest};
      const found = resolver.resolveRequest(context, wanted, 'web');
      return found.type === 'sourceFile' ? found.filePath : '';
    };
    const entry = find(join(build, 'useIAP.js'), './index');
    const code = readFileSync(entry, 'utf8');
    expect(code).toContain("OS: 'android'");
    // Metro writes the system that it bundles for in the place of these.
    expect(code).not.toMatch(/\bPlatform\.(?:OS|select)/);
    expect(find(entry, './ExpoIap.types')).toBe(join(build, 'ExpoIap.types.js'));
    expect(readFileSync(find(entry, './ExpoIapModule'), 'utf8')).toContain('openPocket');
  });
});

const importer = 'expo/internal/async-require-module';

it.each([
  ['whenever the app loads the library', './ExpoIapModule'],
  ['also where it imports its routes lazily', importer],
])('draws the store before the app starts, %s', (_, name) => {
  vi.stubEnv('EXPO_PUBLIC_SIMULATED_STORE', 'ios');
  const origin = join(installLibrary('expo-iap-2.8'), 'index.js');
  const {resolver, serializer} = withSimulatedStore({
    ...{projectRoot: project, resolver: {resolveRequest}},
    transformer: {asyncRequireModulePath: importer},
    serializer: {getModulesRunBeforeMainModule: (entry: string) => [`before ${entry}`]},
  });
  const [before, drawing = ''] = serializer.getModulesRunBeforeMainModule('index.js');
  expect(before).toBe('before index.js');
  expect(readFileSync(drawing, 'utf8')).toContain('drawStore()');
  const find = (originModulePath: string, dev: boolean) => {
    const found = resolver.resolveRequest({dev, originModulePath, resolveRequest}, name, 'ios');
    return found.type === 'sourceFile' ? found.filePath : '';
  };
  // Metro runs before the entry only what is in the bundle.
  const found = find(origin, true);
  const [, required = ''] = /^require\('(\.[^']+)'\)/m.exec(readFileSync(found, 'utf8')) ?? [];
  expect(createRequire(found).resolve(required)).toBe(drawing);
  if (name !== importer) return;
  const original = join(project, 'node_modules', importer, 'index.js');
  expect([find(found, true), find(origin, false)]).toEqual([original, original]);
  expect(readFileSync(found, 'utf8')).toContain(`module.exports = require("${importer}")`);
});

it('finds the files of a phone where only Expo finds them', () => {
  vi.stubEnv('EXPO_PUBLIC_SIMULATED_STORE', 'ios');
  const build = installLibrary('expo-iap-2.8');
  const expo = join(project, 'node_modules/expo');
  const files = join(expo, 'node_modules/expo-file-system');
  mkdirSync(files, {recursive: true});
  for (const folder of [expo, files]) writeFileSync(join(folder, 'package.json'), '{}');
  for (const {to} of replaced(build, true)) expect(to).toContain(JSON.stringify(files));
});

it('leaves the configuration alone without the variable', () => {
  vi.stubEnv('EXPO_PUBLIC_SIMULATED_STORE', undefined);
  const config = {projectRoot: project};
  expect(withSimulatedStore(config)).toBe(config);
  expect(readdirSync(project)).toEqual([]);
});

it('refuses a bundle for a release', () => {
  vi.stubEnv('EXPO_PUBLIC_SIMULATED_STORE', 'ios');
  const build = installLibrary('expo-iap-2.8');
  expect(() => replaced(build, false)).toThrow(/this bundle is for a release/);
});

it.each([
  ['windows', '2.8.8', 'is ios or android, not "windows".'],
  [
    'ios',
    '2.6.3',
    'follows expo-iap 2.8.8, 2.8.7, 2.8.0, 2.7.5 and later patches of these lines, not 2.6.3. For the newest: npx expo install expo-iap@2.8.8',
  ],
  ['ios', undefined, 'expo-iap is not installed'],
])('says what is wrong with the store %s for expo-iap %s', (store, version, message) => {
  vi.stubEnv('EXPO_PUBLIC_SIMULATED_STORE', store);
  const folder = join(project, 'node_modules/expo-iap');
  mkdirSync(folder, {recursive: true});
  if (version !== undefined) writeFileSync(join(folder, 'package.json'), JSON.stringify({version}));
  expect(() => withSimulatedStore({projectRoot: project})).toThrow(message);
});
