import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {type MarkedProgram, readPrograms} from '../testing/readPrograms.ts';
import {applyEdits} from './edits.ts';
import type {Finding} from './findings.ts';
import type {ScanResult} from './scanFiles.ts';
import {scan} from './testing/scan.ts';

// Programs whose findings are marked in their lines, as `// ! kind name -> correction: message and what to do`; what isn't
// marked fails. The sentences can be left out, and parts of them with `…`; `at` a column says what isn't at the name.

const folder = join(import.meta.dirname, 'fixtures');

/** What a scan says of a line, in the words of a mark, and in sentences. */
type Said = {readonly place: string; readonly label: string; readonly text: string};

describe.each(readdirSync(folder))('%s', (topic) => {
  const programs = readPrograms(join(folder, topic), 'shop');
  it.each(programs.map((program) => [program.name, program] as const))('%s', (_, program) => {
    const {files, marks, after, releases} = program;
    const [from, to] = releases;
    const result = scan(files, from, to);
    const all = said(result, files).map((each) => markOf(each, marks));
    expect(all.toSorted()).toEqual(marks.toSorted());
    if (after === undefined) return;
    const edits = result.findings.flatMap((finding) => finding.edits ?? []);
    expect(applyEdits(files[0]?.text ?? '', edits)).toBe(after);
  });
});

function said(
  {findings, mistakes, notices, unfollowed, isUsed}: ScanResult,
  files: MarkedProgram['files'],
): readonly Said[] {
  return [
    ...findings.map((finding) => {
      const {file, line, message, todo} = finding;
      const text = files.find(({name}) => name === file)?.text.split('\n')[line - 1] ?? '';
      const sentences = todo === undefined ? message : `${message} ${todo}`;
      return {place: `${file}:${line}`, label: labelOf(finding, text), text: sentences};
    }),
    ...mistakes.map(({file, line, column, message}) => ({
      ...{place: `${file}:${line}`, label: `mistake at ${column}`, text: message},
    })),
    ...unfollowed.map(({file, line, message}) => ({
      ...{place: `${file}:${line}`, label: 'unfollowed', text: message},
    })),
    // A notice has no line, and is marked in the first one.
    ...notices.map(({file, message}) => ({
      ...{place: `${file}:1`, label: isUsed ? 'notice' : 'unused', text: message},
    })),
  ];
}

function labelOf({column, kind, name, hidden, removedIn, edits}: Finding, line: string): string {
  const isAtName =
    name !== '' &&
    line
      .slice(column - 1)
      .replace(/^['"]/, '')
      .startsWith(name);
  const texts = [...new Set(edits?.map(({text}) => text.replaceAll('\n', ' ')))];
  return [
    ...(hidden ? ['hidden'] : []),
    kind,
    ...(name === '' ? [] : [name]),
    ...(isAtName ? [] : ['at', column]),
    ...(removedIn === undefined ? [] : ['until', removedIn]),
    ...(edits === undefined ? [] : ['->', texts.join(', ').trim()]),
  ].join(' ');
}

/** The mark that says it, or what such a mark would be. */
function markOf({place, label, text}: Said, marks: readonly string[]): string {
  const plain = `${place} ${label}`;
  const isSaid = (mark: string): boolean =>
    mark.startsWith(`${plain}: `) && pattern(mark.slice(plain.length + 2)).test(text);
  return marks.find(isSaid) ?? (marks.includes(plain) ? plain : `${plain}: ${text}`);
}

function pattern(words: string): RegExp {
  const parts = words.split('…').map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
