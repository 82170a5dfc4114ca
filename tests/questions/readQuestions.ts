import {readdirSync, readFileSync} from 'node:fs';
import * as v from 'valibot';

const place = v.strictObject({
  /** Address of the page below the root of its version; with a slash before it, of a page of the tools. */
  page: v.string(),
  /** The section that has the fact; empty for the whole page. */
  anchor: v.string(),
  /** What the section must contain, in any case. */
  words: v.pipe(v.array(v.pipe(v.string(), v.minLength(1))), v.minLength(1)),
  /** What it must not contain. */
  not: v.optional(v.array(v.string())),
});

const fact = v.strictObject({
  says: v.string(),
  versions: v.pipe(v.array(v.string()), v.minLength(1)),
  /** A line of a package, a scenario of the simulator, or a vendor's page by title. */
  source: v.pipe(v.string(), v.minLength(1)),
  find: v.optional(place),
  /** Where a version has the fact in another place or in other words. */
  findIn: v.optional(v.record(v.string(), place)),
});

const question = v.strictObject({
  id: v.string(),
  topic: v.string(),
  question: v.string(),
  /** What a reader types to find the answer. */
  query: v.string(),
  /** The public thread that asks it. */
  thread: v.string(),
  versions: v.pipe(v.array(v.string()), v.minLength(1)),
  facts: v.pipe(v.array(fact), v.minLength(1)),
});

/** Where a page has a fact. */
export type FactPlace = v.InferOutput<typeof place>;

/** A question that a developer asked in public, and what a right answer has. */
export type Question = v.InferOutput<typeof question>;

/** Reads every collected question: a line for each, and one for each of its facts, which are indented. */
export function readQuestions(folder = import.meta.dirname): Question[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => {
      const blocks = readFileSync(`${folder}/${name}`, 'utf8')
        .trimEnd()
        .split(/\n(?! )/);
      return blocks.map((block) => {
        const [asked = '', ...facts] = block.split('\n');
        return readQuestion(`{${asked.slice(1, -1)}, "facts": [${facts.join(',')}]}`, name);
      });
    });
}

function readQuestion(text: string, name: string): Question {
  const read = v.safeParse(question, JSON.parse(text));
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(
    `tests/questions/${name}: ${text.slice(0, 60)}: ${v.getDotPath(issue) ?? ''}: ${issue.message}`,
  );
}

/** The places that answer sixty older questions, of which only the number is left; each is `page#anchor`. */
export function readSixty(): {readonly place: string; readonly versions: readonly string[]}[] {
  const rows = readFileSync(`${import.meta.dirname}/sixty.tsv`, 'utf8')
    .trimEnd()
    .split('\n');
  return rows.map((row) => {
    const [, place = '', versions = ''] = row.split('\t');
    return {place, versions: versions.split(' ')};
  });
}

/** Where the page of a version has each fact of a question; undefined for a fact that nobody has placed. */
export function placesIn(
  {facts}: Question,
  version: string,
): {readonly says: string; readonly place: FactPlace | undefined}[] {
  return facts
    .filter(({versions}) => versions.includes(version))
    .map(({says, find, findIn}) => ({says, place: findIn?.[version] ?? find}));
}
