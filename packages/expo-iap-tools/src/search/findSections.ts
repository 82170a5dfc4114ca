import {editDistanceToPrefix} from '../words/editDistance.ts';
import {stemOf} from '../words/stem.ts';
import type {EngineHit, Searched} from './engine.ts';

/** What a search found, best first. */
export type Found = {
  readonly hits: readonly EngineHit[];
  /** What was searched for: the query without fillers and slips of the keyboard. */
  readonly searched: string;
  /** What else the query could have meant, for the reader to decide. */
  readonly meant?: string;
  /** How many of the hits, from the first on, have all the words. */
  readonly complete: number;
};

const LONGEST_QUERY = 200;
/** With fewer hits than this, sections that have only some of the words are shown too. */
const ENOUGH_HITS = 3;
const FILLERS = 'after an and are at do does for from in is it my of on the to was when with'.split(
  ' ',
);
const ENOUGH_WORDS = 2;
/** Shorter words have too many neighbors to be corrected. */
const SHORTEST_CORRECTED = 4;

/** Finds the sections for a query; typing mistakes and missing words are forgiven. Throws once the signal says stop. */
export async function findSections(
  query: string,
  {engine, knownWords}: Searched,
  signal?: AbortSignal,
): Promise<Found> {
  const find = async (text: string) => {
    const {results} = await engine.search(text);
    signal?.throwIfAborted();
    return results;
  };
  const typed = dropFillers(query.slice(0, LONGEST_QUERY).split(/\s+/).filter(Boolean));
  const literal = await find(typed.join(' '));
  const words = (await haveAll(literal, typed)) ? typed : correctWords(typed, await knownWords());
  const known = typed.filter((word) => words.includes(word));
  const findParts = async (parts: readonly string[]) =>
    addUp(await Promise.all(parts.filter((word) => word.length > 2).map(find)));
  const isMeant = typed.every((word, index) => isSlip(word, words[index] ?? ''));
  if (known.length > 0 && !isMeant) {
    const hits = await findParts(known);
    return {hits, searched: typed.join(' '), meant: words.join(' '), complete: 0};
  }
  const searched = words.join(' ');
  const complete = searched === typed.join(' ') ? literal : await find(searched);
  if (complete.length >= ENOUGH_HITS) return {hits: complete, searched, complete: complete.length};
  // Words with the same beginning can be in two parts of the index, of which Pagefind reads one.
  const parts = words.length > 1 ? words : startingWith(searched, await knownWords());
  const rest = (await findParts(parts)).filter(({id}) => !complete.some((hit) => hit.id === id));
  return {hits: [...complete, ...rest], searched, complete: complete.length};
}

/**
 * Whether a word can only be a slip of the keyboard for another: it has the same letters in another order, or it is a
 * name of code. A wrong or missing letter can make another word, as "gate" for "date".
 */
function isSlip(word: string, meant: string): boolean {
  const sorted = (text: string) => [...text.toLowerCase()].sort().join();
  return /.[A-Z_]/.test(word) || sorted(word) === sorted(meant.slice(0, word.length));
}

/**
 * Leaves out single letters and words that every sentence has, because each word downloads a part of the index and a
 * section need not contain them. An exact phrase stays whole, and so does a query with hardly any other words.
 */
export function dropFillers(words: readonly string[]): readonly string[] {
  if (words[0]?.startsWith('"')) return words;
  const meaningful = words.filter(
    (word) => word.length > 1 && !FILLERS.includes(word.toLowerCase()),
  );
  return meaningful.length >= ENOUGH_WORDS ? meaningful : words;
}

/** Replaces every word by the closest known one, if one is close enough; but not what is a form of a known word. */
export function correctWords(words: readonly string[], known: readonly string[]): string[] {
  return words.map((word) => {
    const plain = word.toLowerCase();
    if (plain.length < SHORTEST_CORRECTED || !/^[a-z_]+$/.test(plain)) return word;
    const stem = stemOf(plain);
    if (known.some((candidate) => candidate.startsWith(stem))) return word;
    return closest(plain, known) ?? word;
  });
}

/** The known words that continue what was typed so far, or are forms of it. */
function startingWith(word: string, known: readonly string[]): readonly string[] {
  const plain = word.toLowerCase();
  if (plain.length < SHORTEST_CORRECTED) return [];
  return known
    .filter((candidate) => candidate !== plain && candidate.startsWith(stemOf(plain)))
    .slice(0, 5);
}

function closest(word: string, known: readonly string[]): string | undefined {
  const limit = word.length < 8 ? 1 : 2;
  const close = known
    .map((candidate) => ({candidate, distance: editDistanceToPrefix(word, candidate, limit)}))
    .filter(({distance}) => distance <= limit)
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        Math.abs(a.candidate.length - word.length) - Math.abs(b.candidate.length - word.length),
    );
  return close[0]?.candidate;
}

/** Says whether the first hits have a form of each word; Pagefind also returns hits for the nearest words. */
async function haveAll(hits: readonly EngineHit[], words: readonly string[]): Promise<boolean> {
  const texts = await Promise.all(hits.slice(0, ENOUGH_HITS).map((hit) => hit.data()));
  const text = texts
    .flatMap(({content, meta}) => [content, ...Object.values(meta)])
    .join(' ')
    .toLowerCase();
  return words.every((word) => text.includes(stemOf(word.toLowerCase())));
}

/**
 * Joins the hits of single words: a section counts one for each word that it has, and up to one more where the word
 * matters most. A title that is nothing but one common word does not outweigh a section with most of the words.
 */
function addUp(lists: readonly (readonly EngineHit[])[]): EngineHit[] {
  const sums = new Map<string, EngineHit>();
  for (const list of lists) {
    const best = list[0]?.score ?? 1;
    for (const hit of list) {
      const earlier = sums.get(hit.id)?.score ?? 0;
      sums.set(hit.id, {...hit, score: earlier + 1 + hit.score / best});
    }
  }
  return [...sums.values()].sort((a, b) => b.score - a.score);
}
