import {spawnSync} from 'node:child_process';
import {isAbsolute, resolve} from 'node:path';
import type {Remark} from '../scan/findings.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';

/** A line that a compiler refuses, in its words. */
export type Refused = Remark & {
  /** For example TS2339. */
  readonly code: string;
};

const REFUSED = /^(.+?)\((\d+),(\d+)\): error (TS\d+): (.*(?:\n[ ]+.*)*)/gm;

/** What a compiler, with options of Node before it, refuses with the second configuration and not with the first. */
export function refusedLines(
  compiler: readonly string[],
  folder: string,
  [before, after]: readonly [string, string],
): readonly Refused[] {
  const key = ({file, line, column, code}: Refused): string => `${code} ${line}:${column} ${file}`;
  const known = new Set(compile(compiler, folder, before).map(key));
  return compile(compiler, folder, after).filter((each) => !known.has(key(each)));
}

/** Runs a compiler as a program, because the one of TypeScript 7 has no interface for programs. */
function compile(compiler: readonly string[], folder: string, config: string): readonly Refused[] {
  const {stdout, status} = spawnSync(
    process.execPath,
    [...compiler, '-p', config, '--pretty', 'false'],
    {cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 30},
  );
  const found = [...stdout.matchAll(REFUSED)].map(
    ([, file = '', line, column, code = '', message = '']) => ({
      file: isAbsolute(file) ? file : resolve(folder, file),
      line: Number(line),
      column: Number(column),
      code,
      message: message.replaceAll(/\n\s*/g, ' '),
    }),
  );
  if (status === 0 || found.length > 0) return found;
  const [first = 'it ended without a word'] = stdout.trim().split('\n');
  throw new CannotAnswer(`TypeScript couldn’t compile the project: ${first}`);
}
