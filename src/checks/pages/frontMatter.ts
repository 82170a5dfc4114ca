import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils/lib/markdownUtils.js';
import {type Problem, problemIn} from 'mdx-samples/problem';
import * as v from 'valibot';

/** The fields at the head of a page, and the line of each. */
export type FrontMatter = {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly lineOf: (field: string) => number;
};

const BEGINNING = 'Start it with a "---" line, a title and a description.';
const fieldsSchema = v.record(v.string(), v.unknown());
const yamlError = v.object({reason: v.string(), mark: v.object({line: v.number()})});

/** Reads the front matter of a page as Docusaurus does, and reports the line of every mistake. */
export async function readFrontMatter(file: string, text: string): Promise<FrontMatter | Problem> {
  const lines = text.split('\n');
  // Docusaurus takes a word behind the hyphens for a language, and would run "js".
  if (lines[0]?.trimEnd() !== '---')
    return problemIn(file, `The page has no front matter. ${BEGINNING}`);
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (end < 0)
    return problemIn(file, 'The front matter that opens here is never closed. Add a "---" line.');
  return readYaml(file, lines.slice(0, end + 1), 0);
}

/** Reads a file that is YAML from its first line on. */
export function readYamlFile(file: string, text: string): Promise<FrontMatter | Problem> {
  return readYaml(file, ['---', ...text.split('\n'), '---'], 1);
}

async function readYaml(
  file: string,
  lines: readonly string[],
  added: number,
): Promise<FrontMatter | Problem> {
  const problem = (line: number, message: string): Problem =>
    problemIn(file, message, Math.max(line - added, 1));
  try {
    const fileContent = `${lines.join('\n')}\n`;
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({fileContent, filePath: file});
    if (Array.isArray(frontMatter) || !v.is(fieldsSchema, frontMatter))
      return problem(2, 'Expected `name: value` on each line.');
    const lineOf = (field: string): number =>
      Math.max(lines.findIndex((line) => line.startsWith(`${field}:`)) + 1 - added, 1);
    return {fields: frontMatter, lineOf};
  } catch (error) {
    const found = v.safeParse(yamlError, error);
    if (!found.success) throw error;
    const {reason, mark} = found.output;
    return problem(
      mark.line + 1,
      `Invalid YAML: ${reason}. Put values that contain a colon or a quote in quotes.`,
    );
  }
}
