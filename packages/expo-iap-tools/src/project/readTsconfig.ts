import {existsSync} from 'node:fs';
import {dirname, isAbsolute, join, resolve} from 'node:path';
import {dataOf, readWritten} from '../config/writtenValue.ts';
import {foldersUp} from './findProject.ts';
import {type Data, fieldOf, textsOf} from './readJson.ts';

/** How a project names its modules; folders are absolute. */
export type ModulePaths = {
  readonly baseUrl?: string;
  /** Patterns with what they stand for. */
  readonly paths: ReadonlyMap<string, readonly string[]>;
};

const FILES = ['tsconfig.json', 'jsconfig.json'];

/** More would be a chain that does not end. */
const MOST_PARENTS = 20;

/** Finds the configuration that applies to files of a folder; the same answer serves every folder below. */
export function makeTsconfigFinder(): (folder: string) => ModulePaths | undefined {
  const known = new Map<string, ModulePaths | undefined>();
  const find = (folder: string): ModulePaths | undefined => {
    if (known.has(folder)) return known.get(folder);
    const file = FILES.map((name) => join(folder, name)).find(existsSync);
    const above = dirname(folder);
    const found = file ? readTsconfig(file) : above === folder ? undefined : find(above);
    known.set(folder, found);
    return found;
  };
  return find;
}

/** Reads a configuration with those that it extends. */
function readTsconfig(file: string, depth = 0): ModulePaths {
  const data = dataOf(readWritten(file)?.node);
  const folder = dirname(file);
  const parents = textsOf(fieldOf(data, 'extends'))
    .flatMap((name) => parentOf(name, folder) ?? [])
    .filter(() => depth < MOST_PARENTS)
    .map((parent) => readTsconfig(parent, depth + 1));
  const options = fieldOf(data, 'compilerOptions');
  const [base] = textsOf(fieldOf(options, 'baseUrl'));
  const inherited = parents.findLast(({baseUrl}) => baseUrl !== undefined)?.baseUrl;
  const baseUrl = base === undefined ? inherited : resolve(folder, base);
  const own = fieldOf(options, 'paths');
  const paths =
    own instanceof Map
      ? new Map(
          [...own].map(([pattern, targets]: [string, Data]) => [
            pattern,
            textsOf(targets).map((target) => resolve(baseUrl ?? folder, target)),
          ]),
        )
      : parents.findLast((parent) => parent.paths.size > 0)?.paths;
  return {...(baseUrl !== undefined && {baseUrl}), paths: paths ?? new Map()};
}

/** The file that a configuration extends: relative, or in a package. */
function parentOf(name: string, folder: string): string | undefined {
  const places =
    name.startsWith('.') || isAbsolute(name)
      ? [resolve(folder, name)]
      : foldersUp(folder).map((each) => join(each, 'node_modules', name));
  return places
    .flatMap((place) => [place, `${place}.json`, join(place, 'tsconfig.json')])
    .find((place) => place.endsWith('.json') && existsSync(place));
}
