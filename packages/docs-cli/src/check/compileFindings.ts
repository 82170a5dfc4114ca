import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {join, relative} from 'node:path';
import {CannotLook} from 'expo-iap-upgrade/cli/cannotLook';
import {foldersUp, type Project, slashed} from 'expo-iap-upgrade/cli/findProject';
import {compareReleases} from 'expo-iap-upgrade/cli/verify/compareReleases';
import {declarationsOf} from 'expo-iap-upgrade/cli/verify/declarationsOf';
import {findCompiler} from 'expo-iap-upgrade/cli/verify/verifyProject';
import {
  type ProjectConfig,
  readProjectConfig,
  writeConfig,
} from 'expo-iap-upgrade/cli/verify/writeConfig';
import {pageAddress} from '../data/site.ts';
import type {Release} from '../release/release.ts';
import type {CheckFinding} from './finding.ts';

/** What the project’s own compiler says, or why it could not be asked. */
export type Compiled =
  | {readonly compiler: string; readonly findings: readonly CheckFinding[]}
  | {readonly reason: string};

/** Every import of the library is `any`: what is wrong then has nothing to do with it. */
const ANY = "declare module 'expo-iap';\ndeclare module 'expo-iap/*';\n";

/** Compiles the files that use the library against exactly one patch, and keeps what the library causes. */
export function compileFindings(
  {cwd, folder}: Project,
  reached: ReadonlySet<string>,
  release: Release,
): Compiled {
  try {
    const {compiler, name} = findCompiler(folder);
    const types = declarationsOf(release.patch, folder);
    const project = readProjectConfig(compiler, folder);
    const files = project.files.filter((file) => reached.has(file) || /\.d\.[cm]?ts$/.test(file));
    if (!files.some((file) => reached.has(file)))
      return {reason: 'tsconfig.json includes none of the files that use the library.'};
    const refused = within(folder, (temporary) =>
      compareReleases(compiler, folder, [
        writeAnyConfig(temporary, {...project, files}),
        writeConfig(temporary, release.patch, {...project, files}, types),
      ]),
    );
    const findings = refused
      .filter(({file}) => reached.has(file))
      .map(({file, line, column, code, message}): CheckFinding => ({
        ...{file: slashed(relative(cwd, file)), line, column},
        rule: 'does-not-compile',
        message: `${code}: ${message}`,
        link: pageAddress(release.version, 'api/types'),
      }));
    return {compiler: name, findings};
  } catch (error) {
    if (error instanceof CannotLook) return {reason: error.message};
    throw error;
  }
}

function writeAnyConfig(folder: string, {file, files}: ProjectConfig): string {
  const types = join(folder, 'any.d.ts');
  writeFileSync(types, ANY);
  const config = join(folder, 'any.json');
  const compilerOptions = {noEmit: true, composite: false, incremental: false, skipLibCheck: true};
  const content = {
    extends: file,
    compilerOptions,
    files: [...files, types],
    include: [],
    references: [],
  };
  writeFileSync(config, JSON.stringify(content));
  return config;
}

/** A folder inside node_modules, where the declarations find what they import; it is removed again. */
function within<Result>(folder: string, work: (temporary: string) => Result): Result {
  const modules = foldersUp(folder).map((each) => join(each, 'node_modules'));
  const cache = join(modules.find(existsSync) ?? join(folder, 'node_modules'), '.cache');
  mkdirSync(cache, {recursive: true});
  const temporary = mkdtempSync(join(cache, 'expo-iap-docs-'));
  try {
    return work(temporary);
  } finally {
    rmSync(temporary, {recursive: true, force: true});
    if (readdirSync(cache).length === 0) rmdirSync(cache);
  }
}
