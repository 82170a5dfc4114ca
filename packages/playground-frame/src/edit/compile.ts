import {transform} from 'sucrase';
import type {AppFile} from '../protocol.ts';
import {withFurthestError} from './furthestError.ts';
import {guard} from './guard.ts';
import {findRefused} from './refusedCode.ts';

/** A file of a sample as its reader sees it. */
export type SourceFile = {readonly name: string; readonly source: string};

/** What is wrong in a file, at its place; both count from 1. */
export type CodeProblem = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
};

/**
 * Compiles TypeScript and TSX to what the frame runs, or says why some has no such form. Types are dropped and not checked. `refusesHangs` is for browsers
 * in which code that hangs would freeze the page.
 */
export function compile(sources: readonly SourceFile[], refusesHangs = false) {
  const files: AppFile[] = [];
  const problems: CodeProblem[] = [];
  for (const {name, source} of sources) {
    const result = withFurthestError(() => {
      const isJsx = name.endsWith('x');
      return findRefused(source, {isJsx, refusesHangs}) ?? toCommonJs(source, isJsx);
    });
    if (typeof result === 'string') files.push({name, code: guard(result)});
    else problems.push({file: name, ...lineAndColumn(source, result.at), message: result.message});
  }
  return {files, problems};
}

function toCommonJs(source: string, isJsx: boolean): string {
  const {code} = transform(source, {
    transforms: isJsx ? ['typescript', 'jsx', 'imports'] : ['typescript', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
  });
  return code;
}

function lineAndColumn(source: string, at: number): Pick<CodeProblem, 'line' | 'column'> {
  const lines = source.slice(0, at).split('\n');
  return {line: lines.length, column: (lines.at(-1) ?? '').length + 1};
}
