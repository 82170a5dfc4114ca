import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {nearestName} from 'expo-iap-tools/words/editDistance';
import {type Problem, problemIn} from 'mdx-samples/problem';
import * as v from 'valibot';
import type {PageSource} from '../../markdown/page.ts';
import type {Sources} from '../content.ts';
import {type FrontMatter, readYamlFile} from './frontMatter.ts';
import {readText} from './text.ts';

const TEXT = 'must be text, found %s. Put the text in quotes.';
const LIST = 'must be a list such as [one, two], found %s.';
const DATE = 'must be a date such as 2025-08-19, found %s.';

const text = v.pipe(v.string(TEXT), v.trim(), v.nonEmpty(TEXT));
const names = v.pipe(v.array(v.string(LIST), LIST), v.nonEmpty(LIST));
const date = v.pipe(
  v.date(DATE),
  v.check((day) => day <= new Date(), 'is in the future: %s. Correct it.'),
);

const docFields = v.strictObject({
  title: text,
  description: text,
  slug: v.optional(text),
  displayed_sidebar: v.optional(text),
  pagination_prev: v.optional(text),
  pagination_next: v.optional(text),
});
const postFields = v.strictObject({
  title: text,
  description: text,
  slug: text,
  date,
  authors: names,
  tags: names,
});

/** What the lists of the blog must say about each name that posts may use. */
const blogLists = {authors: 'name', tags: 'label'} as const;

/**
 * Checks the front matter of every page and post, the lists of authors and tags, and that a page that can be parsed has
 * text.
 */
export async function checkFields(
  content: Sources,
  readable: readonly PageSource[],
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const known = new Map<string, readonly string[]>();
  for (const [list, needed] of Object.entries(blogLists)) {
    const {keys, problems: found} = await readList(content.root, `blog/${list}.yml`, needed);
    problems.push(...found);
    if (keys) known.set(list, keys);
  }
  for (const [file, head] of content.frontMatter) {
    const isPost = file.startsWith('blog/');
    problems.push(...fieldProblems(file, head, isPost ? postFields : docFields));
    if (isPost) problems.push(...unknownNames(file, head, known));
  }
  for (const {path, kind, source} of readable)
    if (kind === 'docs' || kind === 'blog') problems.push(...bodyProblems(path, source));
  return problems;
}

function fieldProblems(
  file: string,
  {fields, lineOf}: FrontMatter,
  schema: typeof docFields | typeof postFields,
): Problem[] {
  const {issues = []} = v.safeParse(schema, fields, {abortPipeEarly: true});
  return issues.map((issue) => {
    const field = v.getDotPath(issue)?.split('.')[0] ?? '';
    if (!(field in fields)) return problemIn(file, `The front matter has no ${field}. Add one.`);
    const message =
      field in schema.entries
        ? `"${field}" ${issue.message.replace('%s', show(fields[field]))}`
        : `The front matter has an unknown field "${field}". ${suggest(field, Object.keys(schema.entries))}`;
    return problemIn(file, message, lineOf(field));
  });
}

function unknownNames(
  file: string,
  {fields, lineOf}: FrontMatter,
  known: ReadonlyMap<string, readonly string[]>,
): Problem[] {
  return [...known].flatMap(([list, keys]) => {
    const used = fields[list];
    if (!Array.isArray(used)) return [];
    return used
      .map(String)
      .filter((key) => !keys.includes(key))
      .map((key) =>
        problemIn(file, `blog/${list}.yml has no "${key}". ${suggest(key, keys)}`, lineOf(list)),
      );
  });
}

function bodyProblems(file: string, source: string): Problem[] {
  const body = source.split('\n').slice(1).join('\n').split('\n---').slice(1).join('\n---').trim();
  if (body === '')
    return [problemIn(file, 'The page has no content after the front matter. Write it.')];
  if (!file.startsWith('blog/') || /\{\/\*\s*truncate\s*\*\/\}/.test(source)) return [];
  const message = 'The post has no {/* truncate */}. Put it after the first paragraph.';
  return [problemIn(file, message)];
}

async function readList(
  root: string,
  file: string,
  needed: string,
): Promise<{readonly keys?: readonly string[]; readonly problems: readonly Problem[]}> {
  if (!existsSync(join(root, file))) return {problems: []};
  const source = readText(file, readFileSync(join(root, file)));
  if (typeof source !== 'string') return {problems: [source]};
  const list = await readYamlFile(file, source);
  if ('message' in list) return {problems: [list]};
  const entry = v.looseObject({[needed]: v.string()});
  const problems = Object.entries(list.fields)
    .filter(([, value]) => !v.is(entry, value))
    .map(([key]) => problemIn(file, `"${key}" has no ${needed}. Add it below.`, list.lineOf(key)));
  return {keys: Object.keys(list.fields), problems};
}

function show(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return value === null ? 'nothing' : JSON.stringify(value);
}

function suggest(word: string, known: readonly string[]): string {
  const near = nearestName(word, known);
  return near === undefined ? `Known: ${known.join(', ')}.` : `Did you mean "${near}"?`;
}
