import {stripVTControlCharacters} from 'node:util';
import * as v from 'valibot';
import type {Miss} from '../../src/plugins/missesUpstream.ts';

const vitestFiles = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.string(),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.nullish(v.array(v.string()), []),
        }),
      ),
    }),
  ),
});

/** One for each test that failed, with the first line of what it found. */
export function fromTests(json: string, folder: string): Miss[] {
  const {testResults} = v.parse(vitestFiles, JSON.parse(json));
  return testResults.flatMap(({name, status, message, assertionResults}) => {
    const file = withoutFolder(name, folder);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed')
      return [{name: 'a test file that does not start', file, sentence: firstLine(message)}];
    return failed.map(({fullName, failureMessages: [found = '']}) => ({
      name: fullName,
      file,
      sentence: firstLine(found),
    }));
  });
}

const TYPE_ERROR = /^(\S[^(\n]*)\((\d+),\d+\): error (TS\d+: .*)$/gm;

/** One for each file that does not compile, with its first error. */
export function fromCompiler(output: string): Miss[] {
  const errors = new Map<string, string[]>();
  for (const [, file = '', line = '', error = ''] of output.matchAll(TYPE_ERROR))
    errors.set(file, [...(errors.get(file) ?? []), `Line ${line}: ${error}`]);
  return [...errors].map(([file, [first = '', ...more]]) => ({
    name: 'types',
    file,
    sentence: more.length > 0 ? `${first} (${more.length} more in this file)` : first,
  }));
}

const ERROR = /(?:^|\s)(?:\[ERROR\]|\w*Error(?: \[\w+\])?:)\s*(?:\w*Error(?: \[\w+\])?:\s*)?(.+)/m;

/** A command that failed otherwise: its first error, and the first file of ours that it names. */
export function fromCrash(step: string, output: string, folder: string): Miss {
  const plain = withoutFolder(stripVTControlCharacters(output), folder);
  const start = plain.search(ERROR);
  const [, sentence = `${plain.trim().split('\n').at(-1)}`] = ERROR.exec(plain) ?? [];
  const OURS =
    /(?<![\w/.-])(?:(?:src|packages|scripts|tests)\/[\w./-]+\.\w+|docusaurus\.config\.ts)/;
  const [file = 'no file of ours is named'] = OURS.exec(plain.slice(Math.max(start, 0))) ?? [];
  return {name: step, file, sentence: sentence.trim()};
}

function firstLine(text: string): string {
  return stripVTControlCharacters(text).split('\n', 1)[0] ?? '';
}

function withoutFolder(text: string, folder: string): string {
  return text.replaceAll(`${folder}/`, '');
}
