import {nearestName} from '../../site/wordDistance.ts';
import type {Head} from './readHead.ts';

/** A line of a file and what is wrong there. */
export type Fault = {readonly line: number; readonly problem: string};

/** The keys that blog/authors.yml and blog/tags.yml define; undefined for a list that cannot be read. */
export type BlogLists = {
  readonly authors: readonly string[] | undefined;
  readonly tags: readonly string[] | undefined;
};

type Field = {readonly is: (value: unknown) => boolean; readonly form: string};

const text: Field = {
  is: (value) => typeof value === 'string' && value.trim() !== '',
  form: 'a text; put it in quotes',
};
const date: Field = {
  is: (value) => value instanceof Date && !Number.isNaN(value.getTime()),
  form: 'a date such as 2025-08-19',
};
const names: Field = {
  is: (value) => Array.isArray(value) && value.length > 0 && value.every(text.is),
  form: 'a list such as [one, two]',
};

const DOC_FIELDS = {title: text, description: text, slug: text, displayed_sidebar: text};
const POST_FIELDS = {title: text, description: text, slug: text, date, authors: names, tags: names};
const NEEDED_IN_DOCS = ['title', 'description'];

/** Returns what is wrong with the front matter of a docs page. */
export function docFieldProblems(head: Head): Fault[] {
  return fieldProblems(head, DOC_FIELDS, NEEDED_IN_DOCS);
}

/** Returns what is wrong with the front matter of a post, names of authors and tags included. */
export function postFieldProblems(head: Head, lists: BlogLists, now = new Date()): Fault[] {
  const day = head.fields['date'];
  return [
    ...fieldProblems(head, POST_FIELDS, Object.keys(POST_FIELDS)),
    ...(day instanceof Date && day > now
      ? [{line: head.lineOf('date'), problem: 'The date lies in the future. Correct it.'}]
      : []),
    ...(['authors', 'tags'] as const).flatMap((field) => {
      const value = head.fields[field];
      const known = lists[field];
      if (known === undefined || !Array.isArray(value)) return [];
      const unknown = value.map(String).filter((key) => !known.includes(key));
      return unknown.map((key) => ({
        line: head.lineOf(field),
        problem: `blog/${field}.yml has no "${key}".${meant(key, known)}`,
      }));
    }),
  ];
}

function fieldProblems(
  {fields, lineOf}: Head,
  rules: Readonly<Record<string, Field>>,
  needed: readonly string[],
): Fault[] {
  const missing = needed
    .filter((field) => !(field in fields))
    .map((field) => ({line: 1, problem: `The front matter has no ${field}. Add one.`}));
  const wrong = Object.entries(fields).flatMap(([field, value]) => {
    const rule = Object.hasOwn(rules, field) ? rules[field] : undefined;
    if (rule?.is(value)) return [];
    const problem = rule
      ? `"${field}" must be ${rule.form}.`
      : `The front matter has an unknown field "${field}".${meant(field, Object.keys(rules))}`;
    return [{line: lineOf(field), problem}];
  });
  return [...missing, ...wrong];
}

function meant(word: string, known: readonly string[]): string {
  const near = nearestName(word, known);
  return near === undefined ? ` It knows: ${known.join(', ')}.` : ` Do you mean "${near}"?`;
}
