import {readFileSync} from 'node:fs';

/** A program of a Markdown file, with what its lines say about themselves behind `// !`. */
export type MarkedProgram = {
  /** The heading above it, with its line in the Markdown file. */
  readonly name: string;
  /** What stands behind the language of its fence. */
  readonly releases: readonly string[];
  readonly files: readonly {readonly name: string; readonly text: string}[];
  /** Each as `file:line mark`. */
  readonly marks: readonly string[];
  /** The text of the next fence, when that one shows the program `after` its corrections. */
  readonly after?: string;
};

const BLOCK = /^## (?<heading>.+)$|^```(?<info>.*)\n(?<code>[^]*?)^```$/gm;
const INFO = /^([jt]sx?)((?: [\d.]+){0,2})( after)?$/;
/** Begins a file of a program. */
const FILE = /^\/\/ file: (.+)$/;
/** Ends what the paragraphs below it begin with: each of them is a program. */
const EACH = '// each:\n';
const MARK = ' // ! ';

/** Reads programs; a file without a name of its own is called like `base`. */
export function readPrograms(path: string, base: string): readonly MarkedProgram[] {
  const markdown = readFileSync(path, 'utf8');
  const programs: MarkedProgram[] = [];
  let heading = '';
  let count = 0;
  for (const {groups = {}, index} of markdown.matchAll(BLOCK)) {
    heading = groups['heading'] ?? heading;
    if (groups['info'] === undefined) continue;
    const line = markdown.slice(0, index).split('\n').length;
    const [, language, releases = '', isAfter] = INFO.exec(groups['info']) ?? [];
    const texts = programTexts(groups['code'] ?? '');
    if (language === undefined || (isAfter !== undefined && texts.length !== count)) {
      throw new Error(`${path}:${line} begins no program, nor what comes after the one above it.`);
    }
    if (isAfter === undefined) {
      const made = texts.map((text, at) => ({
        name: `${heading} (line ${line}${texts.length > 1 ? `, ${at + 1}` : ''})`,
        releases: releases.split(' ').slice(1),
        ...readFiles(`${base}.${language}`, text),
      }));
      programs.push(...made);
    } else {
      const before = programs.splice(-count);
      programs.push(...before.map((program, at) => ({...program, after: texts[at] ?? ''})));
    }
    count = texts.length;
  }
  return programs;
}

function programTexts(code: string): readonly string[] {
  const [first = '', others] = code.split(EACH);
  const all = others?.split('\n\n').map((other) => first + other) ?? [first];
  return all.map((text) => text.replace(/\n$/, ''));
}

/** Reads the files of a program, each below its name. */
export function readFiles(first: string, code: string): Pick<MarkedProgram, 'files' | 'marks'> {
  const files: {name: string; lines: string[]}[] = [];
  const marks: string[] = [];
  for (const written of code.split('\n')) {
    const named = FILE.exec(written)?.[1];
    if (named !== undefined) {
      files.push({name: named, lines: []});
      continue;
    }
    const file = files.at(-1) ?? {name: first, lines: []};
    if (files.length === 0) files.push(file);
    const [line = '', ...said] = written.split(MARK);
    file.lines.push(line);
    marks.push(...said.map((mark) => `${file.name}:${file.lines.length} ${mark}`));
  }
  return {files: files.map(({name, lines}) => ({name, text: lines.join('\n')})), marks};
}
