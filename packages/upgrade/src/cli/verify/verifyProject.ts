import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import type {Finding} from '../../scan/findings.ts';
import {CannotLook} from '../cannotLook.ts';
import type {Choice} from '../chooseUpgrade.ts';
import {foldersUp, type Project, slashed} from '../findProject.ts';
import {fieldOf, readJson, textsOf} from '../readJson.ts';
import type {Verified} from '../report.ts';
import {compareReleases} from './compareReleases.ts';
import {declarationsOf} from './declarationsOf.ts';
import {readProjectConfig, writeConfig} from './writeConfig.ts';

/** What is verified. The names in findings are relative to where the command was called. */
type Task = {
  readonly project: Project;
  readonly choice: Choice;
  readonly findings: readonly Finding[];
  /** The files that were asked about, by absolute path. */
  readonly files: readonly string[];
};

/** Asks the project's own compiler about both releases, and lists the lines that the scan did not name. */
export function verifyProject({project, choice, findings, files}: Task): Verified {
  try {
    const {compiler, name} = findCompiler(project.folder);
    const named = new Set(findings.map(({file, line}) => `${file}:${line}`));
    const asked = new Set(files);
    const refused = refusedBy(compiler, project.folder, choice)
      .filter(({file}) => asked.has(file))
      .map((each) => ({...each, file: slashed(relative(project.cwd, each.file))}));
    return {
      compiler: name,
      unnamed: refused.filter(({file, line}) => !named.has(`${file}:${line}`)),
    };
  } catch (error) {
    if (error instanceof CannotLook) return {reason: error.message};
    throw error;
  }
}

function refusedBy(compiler: string, folder: string, {from, to}: Choice) {
  const sides = [from, to].map((patch) => ({patch, types: declarationsOf(patch, folder)}));
  const project = readProjectConfig(compiler, folder);
  const modules = foldersUp(folder).map((each) => join(each, 'node_modules'));
  const cache = join(modules.find(existsSync) ?? join(folder, 'node_modules'), '.cache');
  mkdirSync(cache, {recursive: true});
  const temporary = mkdtempSync(join(cache, 'expo-iap-upgrade-'));
  try {
    const [before = '', after = ''] = sides.map(({patch, types}) =>
      writeConfig(temporary, patch, project, types),
    );
    return compareReleases(compiler, folder, [before, after]).map(({message, ...each}) => ({
      ...each,
      message: message.replaceAll(slashed(`${temporary}/`), 'expo-iap@'),
    }));
  } finally {
    rmSync(temporary, {recursive: true, force: true});
    if (readdirSync(cache).length === 0) rmdirSync(cache);
  }
}

/** The TypeScript that code in a folder gets. */
export function findCompiler(folder: string): {readonly compiler: string; readonly name: string} {
  for (const each of foldersUp(folder)) {
    const file = join(each, 'node_modules/typescript/package.json');
    if (!existsSync(file)) continue;
    const data = readJson(readFileSync(file, 'utf8'));
    const [tsc] = textsOf(fieldOf(fieldOf(data, 'bin'), 'tsc'));
    const [version = ''] = textsOf(fieldOf(data, 'version'));
    if (tsc !== undefined)
      return {compiler: join(dirname(file), tsc), name: `TypeScript ${version}`};
  }
  throw new CannotLook(`No TypeScript is installed around ${folder}.`);
}
