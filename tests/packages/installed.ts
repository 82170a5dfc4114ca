import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import * as v from 'valibot';

const texts = v.record(v.string(), v.string());
const manifest = v.object({
  name: v.string(),
  exports: v.record(v.string(), v.unknown()),
  dependencies: v.optional(texts, {}),
  peerDependencies: v.optional(texts, {}),
});

/** A package as someone has it who installed it: unpacked, with what it asks for and nothing else. */
export type Installed = v.InferOutput<typeof manifest> & {
  /** The folder of the project that uses it. */
  readonly project: string;
  readonly folder: string;
  readonly tarball: string;
};

/** Packs a built package and installs it in a new project, with other packages of ours that it needs. */
export function install(dist: string, ours: ReadonlyMap<string, string>): Installed {
  const project = mkdtempSync(join(tmpdir(), 'installed-'));
  const tarball = pack(dist, project);
  const folder = unpack(tarball, project, readInstalled(dist).name);
  const own = readInstalled(folder);
  for (const name of Object.keys({...own.dependencies, ...own.peerDependencies})) {
    const other = ours.get(name);
    if (other === undefined) link(name, project);
    else {
      const needed = readInstalled(unpack(pack(other, project), project, name));
      for (const each of Object.keys(needed.dependencies)) link(each, project);
    }
  }
  return {...own, project, folder, tarball};
}

function readInstalled(folder: string): v.InferOutput<typeof manifest> {
  return v.parse(manifest, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
}

function pack(dist: string, project: string): string {
  const args = ['pack', '--json', '--pack-destination', project];
  const output: unknown = JSON.parse(execFileSync('npm', args, {cwd: dist, encoding: 'utf8'}));
  const [{filename}] = v.parse(v.tuple([v.object({filename: v.string()})]), output);
  return join(project, filename);
}

function unpack(tarball: string, project: string, name: string): string {
  const folder = join(project, 'node_modules', name);
  mkdirSync(folder, {recursive: true});
  execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components', '1']);
  return folder;
}

/** Packages of others come from this repository. */
function link(name: string, project: string): void {
  const place = join(project, 'node_modules', name);
  if (existsSync(place)) return;
  mkdirSync(dirname(place), {recursive: true});
  symlinkSync(resolve('node_modules', name), place);
}
