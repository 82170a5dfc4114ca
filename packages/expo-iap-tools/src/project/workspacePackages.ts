import {existsSync, lstatSync, readFileSync, realpathSync} from 'node:fs';
import {join, sep} from 'node:path';
import {foldersUp} from './findProject.ts';
import {type Data, fieldOf, LISTS, readJson, textsOf} from './readJson.ts';

/** Packages of the same repository that a project installs as links: their folders by their names. */
export type WorkspacePackages = ReadonlyMap<string, string>;

/** Finds those that folders with a package.json name in it, and what these name. */
export function workspacePackages(starts: readonly string[]): WorkspacePackages {
  const found = new Map<string, string>();
  // A set that grows while it is walked gives what was added too.
  const folders = new Set(starts);
  for (const folder of folders)
    for (const name of dependenciesOf(folder)) {
      const linked = found.has(name) ? undefined : linkedFolder(name, folder);
      if (linked === undefined) continue;
      found.set(name, linked);
      folders.add(linked);
    }
  return found;
}

/** Where the source of an import of such a package can be, the best first; empty for another package. */
export function workspaceTargets(source: string, packages: WorkspacePackages): readonly string[] {
  const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(source) ?? [];
  const folder = packages.get(name);
  if (folder === undefined) return [];
  const manifest = readManifest(folder);
  const inside = source.slice(name.length + 1);
  const exported = fieldOf(manifest, 'exports');
  const door =
    inside === '' ? (fieldOf(exported, '.') ?? exported) : fieldOf(exported, `./${inside}`);
  const named =
    inside === ''
      ? ['source', 'react-native', 'module', 'main', 'types'].flatMap((field) =>
          textsOf(fieldOf(manifest, field)),
        )
      : [inside];
  const files = [...allTexts(door), ...named, ...(inside === '' ? ['index'] : [])];
  return files
    .map((file) => file.replace(/^\.\//, '').replace(/\.d(\.[cm]?ts)$/, '$1'))
    .flatMap((file) => [file, `src/${file}`, file.replace(/^[^/]+\//, 'src/')])
    .map((file) => join(folder, file));
}

function dependenciesOf(folder: string): readonly string[] {
  const manifest = readManifest(folder);
  return LISTS.flatMap((list) => {
    const names = fieldOf(manifest, list);
    return names instanceof Map ? [...names.keys()].map(String) : [];
  });
}

/** The folder that a link in `node_modules` leads to, unless that is another such folder, as in the store of pnpm. */
function linkedFolder(name: string, folder: string): string | undefined {
  const link = foldersUp(folder)
    .map((each) => join(each, 'node_modules', name))
    .find(existsSync);
  if (link === undefined || !lstatSync(link).isSymbolicLink()) return undefined;
  const real = realpathSync(link);
  return real.split(sep).includes('node_modules') ? undefined : real;
}

function readManifest(folder: string): Data {
  const file = join(folder, 'package.json');
  return existsSync(file) ? readJson(readFileSync(file, 'utf8')) : undefined;
}

function allTexts(data: Data): readonly string[] {
  return data instanceof Map ? [...data.values()].flatMap(allTexts) : textsOf(data);
}
