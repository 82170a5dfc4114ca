import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {readRelease} from '../release/release.ts';
import {applyEdits} from '../scan/edits.ts';
import {checkSources} from './checkSources.ts';

/** Begins the next file of a program; lines count from the first one. */
const NEXT = /^\/\/ file: (.+)$/;
const MARK = / \/\/ ! ([\w-]+)$/;
const FENCE = /^## (.+)\n+```(\w+) ([\d.]+)\n([^]*?)^```$/gm;

/** Programs whose mistakes are marked in their lines. */
const programs = readFileSync(join(import.meta.dirname, 'fixtures/names.md'), 'utf8').matchAll(
  FENCE,
);

it.each(
  [...programs].map(([, name = '', language = '', release = '', code = '']) => {
    const lines = code.trimEnd().split('\n');
    return {
      name,
      release,
      files: filesOf(`code.${language}`, lines),
      mistakes: lines.flatMap((line, index) => {
        const rule = MARK.exec(line)?.[1];
        return rule === undefined ? [] : [`${index + 1} ${rule}`];
      }),
    };
  }),
)('finds what is wrong, and nothing else: $name', ({release, files, mistakes}) => {
  const check = (sources: typeof files) => checkSources(sources, readRelease(release)).findings;
  const findings = check(files);
  expect([...new Set(findings.map(({line, rule}) => `${line} ${rule}`))]).toEqual(mistakes);
  const corrected = files.map(({name, text}) => {
    const edits = findings.flatMap(({file, edits = []}) => (file === name ? edits : []));
    return {name, text: applyEdits(text, edits)};
  });
  expect(check(corrected).map(({rule}) => rule)).toEqual(
    findings.filter(({edits}) => !edits).map(({rule}) => rule),
  );
});

/** Each file has the lines of all, so that a line is at the same place in both. */
function filesOf(first: string, lines: readonly string[]): {name: string; text: string}[] {
  const names = [first, ...lines.flatMap((line) => NEXT.exec(line)?.[1] ?? [])];
  let at = first;
  const owners = lines.map((line) => (at = NEXT.exec(line)?.[1] ?? at));
  return names.map((name) => ({
    name,
    text: lines
      .map((line, index) => (owners[index] === name ? line.replace(MARK, '') : ''))
      .join('\n'),
  }));
}
