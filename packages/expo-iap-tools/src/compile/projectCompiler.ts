import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {foldersUp} from '../project/findProject.ts';
import {fieldOf, readJson, textsOf} from '../project/readJson.ts';
import {makeTsconfigFinder} from '../project/readTsconfig.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';

/** The TypeScript that code in a folder gets. */
export type Compiler = {readonly program: string; readonly name: string};

/** The configuration of a project, and the files that it compiles. */
export type ProjectConfig = {
  readonly file: string;
  readonly files: readonly string[];
  readonly paths: ReadonlyMap<string, readonly string[]>;
};

/** Finds the TypeScript of a folder. */
export function findCompiler(folder: string): Compiler {
  for (const each of foldersUp(folder)) {
    const file = join(each, 'node_modules/typescript/package.json');
    if (!existsSync(file)) continue;
    const data = readJson(readFileSync(file, 'utf8'));
    const [tsc] = textsOf(fieldOf(fieldOf(data, 'bin'), 'tsc'));
    const [version = ''] = textsOf(fieldOf(data, 'version'));
    if (tsc !== undefined)
      return {program: join(dirname(file), tsc), name: `TypeScript ${version}`};
  }
  throw new CannotAnswer(`No TypeScript is installed around ${folder}.`);
}

/** Asks the compiler which files a project has; their paths become absolute. */
export function readProjectConfig({program}: Compiler, folder: string): ProjectConfig {
  const file = join(folder, 'tsconfig.json');
  if (!existsSync(file)) throw new CannotAnswer(`There is no tsconfig.json in ${folder}.`);
  const {stdout} = spawnSync(process.execPath, [program, '-p', file, '--showConfig'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  const files = textsOf(fieldOf(readJson(stdout), 'files')).map((name) => resolve(folder, name));
  const [first = 'it names no file'] = stdout.trim().split('\n');
  if (files.length === 0) throw new CannotAnswer(`TypeScript couldn’t read ${file}: ${first}`);
  return {file, files, paths: makeTsconfigFinder()(folder)?.paths ?? new Map()};
}
