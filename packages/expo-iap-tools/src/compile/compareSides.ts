import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {join, relative} from 'node:path';
import {foldersUp, type Project, slashed} from '../project/findProject.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';
import {type Declarations, declarationsOf} from './declarationsOf.ts';
import {giveTexts} from './givenTexts.ts';
import {findCompiler, type ProjectConfig, readProjectConfig} from './projectCompiler.ts';
import {type Refused, refusedLines} from './refusedLines.ts';

/** A release, or `any` in its place: what is wrong then has nothing to do with the library. */
type Side = string | 'any';

/** What a project’s own compiler refuses, with files named from where the command was called, or why it wasn’t asked. */
export type Compared =
  {readonly compiler: string; readonly refused: readonly Refused[]} | {readonly reason: string};

type Task = {
  readonly project: Pick<Project, 'cwd' | 'folder'>;
  readonly sides: readonly [Side, Side];
  /** The files, by absolute path, whose lines are told. */
  readonly files: ReadonlySet<string>;
  /** Whether only these are compiled, with the declarations of the project. */
  readonly alone: boolean;
  /** What some files have in the place of the text on the disk, by absolute path. */
  readonly texts?: ReadonlyMap<string, string>;
};

/** Compiles a project twice with its own TypeScript, and returns what only the second side makes it refuse. */
export function compareSides({
  project: {cwd, folder},
  sides,
  files,
  alone,
  texts = new Map(),
}: Task): Compared {
  try {
    const compiler = findCompiler(folder);
    const types = sides.map((side) => (side === 'any' ? undefined : declarationsOf(side, folder)));
    const project = readProjectConfig(compiler, folder);
    const compiled = alone
      ? project.files.filter((file) => files.has(file) || /\.d\.[cm]?ts$/.test(file))
      : project.files;
    if (!compiled.some((file) => files.has(file)))
      return {reason: 'tsconfig.json includes none of the files that use the library.'};
    const refused = withTemporary(folder, (temporary) => {
      const [before = '', after = ''] = types.map((own, index) =>
        writeConfig(temporary, sides[index] ?? 'any', {...project, files: compiled}, own),
      );
      const given = giveTexts(texts, temporary);
      const program = [...(given?.options ?? []), compiler.program];
      const lines = refusedLines(program, folder, [before, after]);
      if (given?.wereRead() === false)
        throw new CannotAnswer(
          `${compiler.name} reads only what is on the disk. Name the end of one stage at a time, with --fix --verify.`,
        );
      return lines.map((each) => ({
        ...each,
        message: each.message.replaceAll(slashed(`${temporary}/`), 'expo-iap@'),
      }));
    });
    return {
      compiler: compiler.name,
      refused: refused
        .filter(({file}) => files.has(file))
        .map((each) => ({...each, file: slashed(relative(cwd, each.file))})),
    };
  } catch (error) {
    if (error instanceof CannotAnswer) return {reason: error.message};
    throw error;
  }
}

/** Works in a folder inside node_modules, where declarations find what they import; it is removed again. */
function withTemporary<Result>(folder: string, work: (temporary: string) => Result): Result {
  const modules = foldersUp(folder).map((each) => join(each, 'node_modules'));
  const cache = join(modules.find(existsSync) ?? join(folder, 'node_modules'), '.cache');
  mkdirSync(cache, {recursive: true});
  const temporary = mkdtempSync(join(cache, 'expo-iap-'));
  try {
    return work(temporary);
  } finally {
    rmSync(temporary, {recursive: true, force: true});
    if (readdirSync(cache).length === 0) rmdirSync(cache);
  }
}

/** Writes a configuration in which the library is one side, and returns its path. */
function writeConfig(
  folder: string,
  side: Side,
  project: ProjectConfig,
  declarations: Declarations | undefined,
): string {
  const isCopied = declarations !== undefined && !declarations.isInstalled;
  const place = isCopied ? join(folder, side) : (declarations?.folder ?? folder);
  // Inside the project, so that what the declarations import is found there.
  if (isCopied) cpSync(declarations.folder, place, {recursive: true});
  const any = join(folder, 'any.d.ts');
  if (!declarations)
    writeFileSync(any, "declare module 'expo-iap';\ndeclare module 'expo-iap/*';\n");
  const paths = declarations && {
    ...Object.fromEntries(project.paths),
    'expo-iap': [join(place, declarations.entry)],
    'expo-iap/*': [join(place, '*')],
  };
  const config = {
    extends: project.file,
    compilerOptions: {
      ...{noEmit: true, composite: false, incremental: false, skipLibCheck: true},
      ...(paths && {paths}),
    },
    files: declarations ? project.files : [...project.files, any],
    include: [],
    references: [],
  };
  const file = join(folder, `${side}.json`);
  writeFileSync(file, JSON.stringify(config));
  return file;
}
