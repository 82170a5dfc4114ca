import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {CannotLook} from '../cannotLook.ts';
import {fieldOf, readJson, textsOf} from '../readJson.ts';
import {makeTsconfigFinder} from '../readTsconfig.ts';
import type {Declarations} from './declarationsOf.ts';

/** The configuration of a project, and the files that it compiles. */
export type ProjectConfig = {
  readonly file: string;
  readonly files: readonly string[];
  readonly paths: ReadonlyMap<string, readonly string[]>;
};

/** Asks the compiler which files a project has; their paths become absolute. */
export function readProjectConfig(compiler: string, folder: string): ProjectConfig {
  const file = join(folder, 'tsconfig.json');
  if (!existsSync(file)) throw new CannotLook(`There is no tsconfig.json in ${folder}.`);
  const {stdout} = spawnSync(process.execPath, [compiler, '-p', file, '--showConfig'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  const files = textsOf(fieldOf(readJson(stdout), 'files')).map((name) => resolve(folder, name));
  const [first = 'it names no file'] = stdout.trim().split('\n');
  if (files.length === 0) throw new CannotLook(`TypeScript couldn’t read ${file}: ${first}`);
  return {file, files, paths: makeTsconfigFinder()(folder)?.paths ?? new Map()};
}

/** Writes a configuration in which the library is one release, and returns its path. */
export function writeConfig(
  folder: string,
  patch: string,
  project: ProjectConfig,
  declarations: Declarations,
): string {
  const place = declarations.isInstalled ? declarations.folder : join(folder, patch);
  // Inside the project, so that what the declarations import is found there.
  if (!declarations.isInstalled) cpSync(declarations.folder, place, {recursive: true});
  const file = join(folder, `${patch}.json`);
  const config = {
    extends: project.file,
    compilerOptions: {
      ...{noEmit: true, composite: false, incremental: false, skipLibCheck: true},
      paths: {
        ...Object.fromEntries(project.paths),
        'expo-iap': [join(place, declarations.entry)],
        'expo-iap/*': [join(place, '*')],
      },
    },
    files: project.files,
    include: [],
    references: [],
  };
  writeFileSync(file, JSON.stringify(config));
  return file;
}
