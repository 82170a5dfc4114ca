import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {isRecord} from '../../samples/isRecord.ts';

/** The fields at the head of a page with the lines they stand in. */
export type Head = {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly lineOf: (field: string) => number;
};

/** The head of a page, or what is wrong with it and where. */
export type ReadHead = Head | {readonly line: number; readonly problem: string};

/** Reads the front matter of a page as Docusaurus does, but knows the line of every mistake. */
export async function readHead(text: string): Promise<ReadHead> {
  const lines = text.split('\n');
  const opening = lines[0]?.trimEnd();
  // Whatever stands behind the hyphens would be taken for a language; "js" would be run.
  if (opening !== '---')
    return {
      line: 1,
      problem:
        'The page has no front matter. Begin it with a line "---", a title and a description.',
    };
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (end < 0)
    return {
      line: 1,
      problem: 'The front matter that opens here is never closed. Add a line "---".',
    };
  return readYaml(lines.slice(0, end + 1));
}

/** Reads a file that is YAML from its first line on. */
export async function readList(text: string): Promise<ReadHead> {
  const read = await readYaml(['---', ...text.split('\n'), '---']);
  return 'problem' in read
    ? {...read, line: read.line - 1}
    : {...read, lineOf: (field) => read.lineOf(field) - 1};
}

async function readYaml(lines: readonly string[]): Promise<ReadHead> {
  try {
    const fileContent = `${lines.join('\n')}\n`;
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({fileContent, filePath: ''});
    const fields: unknown = frontMatter;
    if (!isRecord(fields))
      return {
        line: 2,
        problem: 'These are no fields. Write a name, a colon and a value in each line.',
      };
    const lineOf = (field: string): number =>
      lines.findIndex((line) => line.startsWith(`${field}:`)) + 1 || 1;
    return {fields, lineOf};
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return {
      line: lineIn(error),
      problem: `This is not YAML: ${reasonIn(error)}. Put a value with a colon or a quote in quotes.`,
    };
  }
}

function lineIn(error: Error): number {
  const mark: unknown = Reflect.get(error, 'mark');
  const line = isRecord(mark) ? mark['line'] : undefined;
  return typeof line === 'number' ? line + 1 : 1;
}

function reasonIn(error: Error): string {
  const reason: unknown = Reflect.get(error, 'reason');
  return typeof reason === 'string' ? reason : error.message;
}
