import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fieldOf, readJson, textsOf} from './readJson.ts';

type Reader = (text: string) => readonly string[];

const NAME = 'expo-iap';

/** By file name, the nearest to truth first. */
const READERS: readonly (readonly [string, Reader])[] = [
  ['package-lock.json', readNpm],
  ['npm-shrinkwrap.json', readNpm],
  ['yarn.lock', byPattern(/^"?expo-iap@[^\n]*:\n(?:[ ]+[^\n]*\n)*?[ ]+version:? "?([^"\s]+)/gm)],
  ['pnpm-lock.yaml', byPattern(/^ {2}['"]?\/?expo-iap[@/](\d[^:('"\s_]*)/gm)],
  ['bun.lock', byPattern(/\["expo-iap@(\d[^"]*)"/g)],
];

/** The releases of the library that the lock file of a folder has; nothing without a lock file that names one. */
export function readLockFile(
  folder: string,
): {file: string; versions: readonly string[]} | undefined {
  for (const [name, read] of READERS) {
    const file = join(folder, name);
    if (!existsSync(file)) continue;
    const versions = [...new Set(read(readFileSync(file, 'utf8').replaceAll('\r\n', '\n')))];
    if (versions.length > 0) return {file, versions};
  }
  return undefined;
}

function readNpm(text: string): readonly string[] {
  const data = readJson(text);
  const packages = fieldOf(data, 'packages');
  const installed =
    packages instanceof Map
      ? [...packages].filter(([path]) => `/${path}`.endsWith(`/node_modules/${NAME}`))
      : [[NAME, fieldOf(fieldOf(data, 'dependencies'), NAME)] as const];
  return installed.flatMap(([, entry]) => textsOf(fieldOf(entry, 'version')));
}

function byPattern(pattern: RegExp): Reader {
  return (text) => [...text.matchAll(pattern)].flatMap(([, version]) => version ?? []);
}
