import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import type {PocketSettings} from '../pocket/replayedPhone.ts';

/** Where the store's half for servers runs, and the module that Metro puts behind each `import()`. */
type Addresses = Readonly<Record<'server' | 'importer', string | undefined>>;

/**
 * Writes the files that Metro gives in the place of others. Metro reads only files that it sees when it starts, so they are in the
 * project, where version control does not look.
 */
export function writeModules(
  projectRoot: string,
  library: string,
  settings: PocketSettings,
  {server, importer}: Addresses,
) {
  const folder = join(projectRoot, 'node_modules/.cache/expo-iap-test-kit', settings.platform);
  mkdirSync(folder, {recursive: true});
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const build = join(library, 'build');
  // For each file of the library that asks for the system: one to which it is the system of the store.
  const onStoresSystem = new Map<string, string>();
  for (const file of readdirSync(build, {recursive: true, encoding: 'utf8'})) {
    const code = file.endsWith('.js') ? readFileSync(join(build, file), 'utf8') : '';
    const changed = code.replace(asks, knows(settings));
    if (changed === code) continue;
    const renamed = changed.replaceAll(/\bPlatform\.(?=OS|select)/g, 'StorePlatform.');
    onStoresSystem.set(join(build, file), write(file.replaceAll(/[\\/]/g, '-'), renamed));
  }
  return {
    nativeModule: write('nativeModule.js', nativeModule(settings, server, findFiles(projectRoot))),
    drawing: write('drawing.js', `require('${entryOf(settings)}').drawStore();\n`),
    // Metro's own, with the drawing in its wake.
    importing: write(
      'importing.js',
      `module.exports = require(${JSON.stringify(importer)});\nrequire('./drawing');\n`,
    ),
    onStoresSystem,
  };
}

/** The package with the files of a phone: npm and pnpm may keep it where only the package `expo` finds it. */
function findFiles(projectRoot: string): string {
  const name = 'expo-file-system';
  try {
    const expo = createRequire(join(projectRoot, 'package.json')).resolve('expo/package.json');
    return dirname(createRequire(expo).resolve(`${name}/package.json`));
  } catch {
    return name;
  }
}

const entryOf = ({platform}: PocketSettings): string => `expo-iap-test-kit/pocket/${platform}`;

// Metro leaves out a package that is not installed where it is required in a try block. In a page, Babel takes apart what is taken out of
// React Native in one statement, and drops the names that React Native Web lacks.
const nativeModule = (
  settings: PocketSettings,
  server: string | undefined,
  files: string,
): string => `
const {openPocket} = require('${entryOf(settings)}');
let files;
try {
  files = require(${JSON.stringify(files)});
} catch {}
const phone = require('react-native');
Object.defineProperty(exports, '__esModule', {value: true});
exports.default = openPocket(${JSON.stringify(settings, null, 2)}, {
  files,
  devSettings: phone.DevSettings,
  script: phone.NativeModules?.SourceCode?.getConstants?.().scriptURL,
  server: ${JSON.stringify(server)},
});
require('./drawing');
`;

const asks = /^import \{ ?Platform ?\} from 'react-native';$/m;

// Under another name: whatever is called Platform, Metro takes for the system that it bundles for.
const knows = ({platform}: PocketSettings): string =>
  `const StorePlatform = {
  OS: '${platform}',
  select: (choices) => choices.${platform} ?? choices.native ?? choices.default,
};`;
