import path from 'node:path';
import ts from 'typescript';
import * as v from 'valibot';
import type {SampleModule} from '../modules.ts';
import {compilerOptions, createSampleHost, globalTypes} from './host.ts';
import {findContexts} from './partContext.ts';
import {readMessage} from './readMessage.ts';
import type {Library, Setting} from './setting.ts';

const diagnostic = v.object({
  fileName: v.string(),
  line: v.number(),
  column: v.number(),
  code: v.string(),
  message: v.string(),
});

/** What a compilation found, as a cache keeps it. */
export const compilation = v.object({
  diagnostics: v.array(diagnostic),
  /** What parts of sample files need to compile on their own, by their keys. */
  contexts: v.record(v.string(), v.string()),
});

/** What the compiler says about a place of a module; lines and columns count from 0. */
export type Diagnostic = v.InferOutput<typeof diagnostic>;

/** The result of a compilation. */
export type Compilation = v.InferOutput<typeof compilation>;

/** What to compile against which release. */
export type CompileTask = Setting & {
  readonly modules: readonly SampleModule[];
  /** Modules that those may import, where these are more. */
  readonly among?: readonly SampleModule[];
  readonly library: Library;
};

// JavaScript has no place for annotations, so what only an annotation could correct is allowed there.
const NEEDS_ANNOTATION = new Set([7005, 7006, 7019, 7031, 7034]);

/** Compiles modules together against one patch of the library. */
export function compileModules(task: CompileTask): Compilation {
  const {modules, among = modules, root, packageRoot} = task;
  if (modules.length === 0) return {diagnostics: [], contexts: {}};
  const absolute = (fileName: string) => path.join(root, fileName);
  const samples = new Map(among.map(({fileName, text}) => [absolute(fileName), text]));
  const program = ts.createProgram(
    [...globalTypes(task), ...modules.map(({fileName}) => absolute(fileName))],
    compilerOptions,
    createSampleHost({...task, samples}),
  );
  const sourceOf = ({fileName}: SampleModule): ts.SourceFile => {
    const source = program.getSourceFile(absolute(fileName));
    if (!source) throw new Error(`The compiler did not read ${fileName}.`);
    return source;
  };
  const checker = program.getTypeChecker();
  const contexts = modules.flatMap((module) => findContexts(checker, sourceOf(module), module));
  const diagnostics = modules.flatMap((module) => {
    const {fileName} = module;
    const source = sourceOf(module);
    const plain = /\.jsx?$/.test(fileName);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
      .filter(({code}) => !(plain && NEEDS_ANNOTATION.has(code)))
      .map((diagnostic) => readDiagnostic(fileName, source, diagnostic))
      .map((diagnostic) => ({
        ...diagnostic,
        message: diagnostic.message.replaceAll(`${packageRoot}/`, ''),
      }))
      .concat(findSuppressions(module));
  });
  return {diagnostics, contexts: Object.fromEntries(contexts)};
}

function readDiagnostic(
  fileName: string,
  source: ts.SourceFile,
  {start = 0, code, messageText}: ts.Diagnostic,
): Diagnostic {
  const {line, character} = source.getLineAndCharacterOfPosition(start);
  return {fileName, line, column: character, code: `TS${code}`, message: readMessage(messageText)};
}

/** Code of a diagnostic that the compiler does not report itself: a comment that suppresses errors. */
export const SUPPRESSED = 'suppression';

// The compiler obeys these words in any comment, also behind code.
const SUPPRESSION = /(?:\/\/|\/\*|^\s*\*).*(@ts-(?:nocheck|ignore|expect-error))\b/;

/** Finds comments that would keep the compiler quiet; only marks of the fence may do that. */
export function findSuppressions({fileName, text}: SampleModule): Diagnostic[] {
  return text.split('\n').flatMap((lineText, line) => {
    const name = SUPPRESSION.exec(lineText)?.[1];
    if (name === undefined) return [];
    const message = `${name} hides errors. Mark the fence with error="TS…" or nocheck="reason" instead.`;
    return [{fileName, line, column: lineText.indexOf(name), code: SUPPRESSED, message}];
  });
}
