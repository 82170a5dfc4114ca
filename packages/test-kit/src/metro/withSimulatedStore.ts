import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join, resolve} from 'node:path';
import {exampleCatalog} from '../simulator/exampleCatalog.ts';
import {traitsOf} from '../simulator/versions.ts';
import type {MetroConfig, ResolutionContext} from './metroConfig.ts';
import {readCatalog} from './readCatalog.ts';
import {writeModules} from './writeModules.ts';

const VARIABLE = 'EXPO_PUBLIC_SIMULATED_STORE';
/** Where the half of the store runs that servers see. */
const SERVER = `${VARIABLE}_SERVER`;

/** The file in which the library asks Expo for its native module. */
const asksForNative = /[\\/]expo-iap[\\/](?:build|src)[\\/]ExpoIapModule\.[jt]s$/;

export type SimulatedStoreOptions = {
  /** A `.storekit` file or a JSON list of products; its path begins in the folder of the project. */
  readonly catalog?: string;
};

/**
 * Puts a simulated store in the place of the native module of expo-iap, in development, while the variable
 * `EXPO_PUBLIC_SIMULATED_STORE` names a system. Without it, the configuration stays as it is.
 */
export function withSimulatedStore<Config extends MetroConfig>(
  config: Config,
  options: SimulatedStoreOptions = {},
): Config {
  const platform = process.env[VARIABLE];
  if (platform === undefined || platform === '') return config;
  if (platform !== 'ios' && platform !== 'android')
    throw new Error(`${VARIABLE} is ios or android, not "${platform}".`);
  const {projectRoot = process.cwd(), resolver, serializer, transformer} = config;
  const {folder, version} = findLibrary(projectRoot);
  const catalog = options.catalog
    ? readCatalog(resolve(projectRoot, options.catalog))
    : exampleCatalog;
  const settings = {platform, version, traits: traitsOf(version), catalog} as const;
  const importer = transformer?.asyncRequireModulePath;
  const {nativeModule, drawing, importing, onStoresSystem} = writeModules(
    projectRoot,
    folder,
    settings,
    {server: readServer(), importer},
  );
  const originals = new Map([...onStoresSystem].map(([original, other]) => [other, original]));
  const resolveRequest = (context: ResolutionContext, name: string, target: string | null) => {
    // Where a route is imported lazily, so is the library: only this is in the bundle that starts.
    if (name === importer && context.dev !== false && context.originModulePath !== importing)
      return {type: 'sourceFile' as const, filePath: importing};
    const original = originals.get(context.originModulePath);
    const origin = original === undefined ? context : {...context, originModulePath: original};
    const find = resolver?.resolveRequest ?? context.resolveRequest;
    const found = find(origin, name, target);
    if (found.type !== 'sourceFile') return found;
    // The app may run on another system than that of the store, such as the web.
    const other = target === platform ? undefined : onStoresSystem.get(found.filePath);
    if (!asksForNative.test(found.filePath))
      return other === undefined ? found : {type: found.type, filePath: other};
    if (context.dev !== false) return {type: found.type, filePath: nativeModule};
    throw new Error(
      `${VARIABLE} is set, but this bundle is for a release, in which a simulated store would give everything away. Unset the variable and build again.`,
    );
  };
  // Before the app's own entry: a route may load the library when the app has long been drawn.
  const getModulesRunBeforeMainModule = (entry: string): string[] => [
    ...(serializer?.getModulesRunBeforeMainModule?.(entry) ?? []),
    drawing,
  ];
  return {
    ...config,
    resolver: {...resolver, resolveRequest},
    serializer: {...serializer, getModulesRunBeforeMainModule},
  };
}

function readServer(): string | undefined {
  const address = process.env[SERVER];
  if (!address) return undefined;
  if (/^https?:\/\/[^/\s]+/.test(address)) return address.replace(/\/+$/, '');
  throw new Error(`${SERVER} is an address such as http://192.168.1.20:4400, not "${address}".`);
}

function findLibrary(projectRoot: string): {readonly folder: string; readonly version: string} {
  const project = createRequire(join(projectRoot, 'package.json'));
  try {
    const manifest = project.resolve('expo-iap/package.json');
    const {version}: {version: string} = JSON.parse(readFileSync(manifest, 'utf8'));
    return {folder: dirname(manifest), version};
  } catch {
    throw new Error(`${VARIABLE} is set, but expo-iap is not installed in ${projectRoot}.`);
  }
}
