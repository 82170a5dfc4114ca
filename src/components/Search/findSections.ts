import {correctWords} from './correctWords.ts';
import {dropFillers} from './dropFillers.ts';
import type {Engine, EngineHit} from './searchEngine.ts';

/** What a search found, best first. */
export type Found = {
  readonly hits: readonly EngineHit[];
  /** What was searched for: the query without fillers and typing mistakes. */
  readonly searched: string;
  /** How many of the hits, from the first on, have all the words. */
  readonly complete: number;
};

const LONGEST = 200;
/** With fewer hits than this, sections that have only some of the words are shown too. */
const ENOUGH = 3;

/** What a search needs of the index. */
export type SearchIndexParts = {
  readonly engine: Engine;
  readonly knownWords: () => Promise<readonly string[]>;
};

/** Finds the sections for a query; typing mistakes and missing words are forgiven. */
export async function findSections(
  query: string,
  {engine, knownWords}: SearchIndexParts,
): Promise<Found> {
  const find = async (text: string) => (await engine.search(text)).results;
  const typed = dropFillers(query.slice(0, LONGEST).split(/\s+/).filter(Boolean));
  const literal = await find(typed.join(' '));
  const words = (await haveAll(literal, typed)) ? typed : correctWords(typed, await knownWords());
  const searched = words.join(' ');
  const complete = searched === typed.join(' ') ? literal : await find(searched);
  if (complete.length >= ENOUGH || words.length < 2)
    return {hits: complete, searched, complete: complete.length};
  const partial = addUp(await Promise.all(words.filter((word) => word.length > 2).map(find)));
  const rest = partial.filter(({id}) => !complete.some((hit) => hit.id === id));
  return {hits: [...complete, ...rest], searched, complete: complete.length};
}

/** Says whether the first hits have the words as they were typed; Pagefind also answers with the nearest it knows. */
async function haveAll(hits: readonly EngineHit[], words: readonly string[]): Promise<boolean> {
  const texts = await Promise.all(hits.slice(0, ENOUGH).map((hit) => hit.data()));
  const text = texts
    .flatMap(({content, meta}) => [content, ...Object.values(meta)])
    .join(' ')
    .toLowerCase();
  return words.every((word) => text.includes(word.toLowerCase()));
}

/** Joins the hits of single words: the more and the rarer the words a section has, the better. */
function addUp(lists: readonly (readonly EngineHit[])[]): EngineHit[] {
  const sums = new Map<string, EngineHit>();
  for (const hit of lists.flat()) {
    const sum = sums.get(hit.id);
    sums.set(hit.id, sum ? {...sum, score: sum.score + hit.score} : hit);
  }
  return [...sums.values()].sort((a, b) => b.score - a.score);
}
