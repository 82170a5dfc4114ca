import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {problemAt} from 'mdx-samples/page';
import nspell from 'nspell';
import {type ProseRule, readProse} from './readProse.ts';

// A suggestion takes up to half a second.
const MOST_SUGGESTIONS = 12;

/** Checks words against American English and the terms of this site. */
export type Speller = {
  knows(word: string): boolean;
  /** The nearest known word, if there is one. */
  nearest(word: string): string | undefined;
};

/** Makes a speller that accepts the given terms, in the case they are written in, besides the dictionary. */
export function makeSpeller(packageRoot: string, terms: readonly string[]): Speller {
  const [aff, dic] = ['aff', 'dic'].map((ending) =>
    readFileSync(join(packageRoot, `node_modules/dictionary-en/index.${ending}`)),
  );
  if (!aff || !dic)
    throw new Error('dictionary-en has changed: update src/checks/prose/spelling.ts.');
  const words = nspell(aff, dic);
  const own = new Set(terms.flatMap((term) => [term, capitalize(term)]));
  const known = new Map<string, boolean>();
  const knows = (word: string): boolean => {
    const stem = word.replace(/'s$/, '');
    const answer = known.get(stem) ?? (own.has(stem) || words.correct(stem));
    known.set(stem, answer);
    return answer;
  };
  return {knows, nearest: remember((word) => words.suggest(word)[0], MOST_SUGGESTIONS)};
}

/** Asks once for each word, and not at all after `most` words. */
function remember(
  ask: (word: string) => string | undefined,
  most: number,
): (word: string) => string | undefined {
  const answers = new Map<string, string | undefined>();
  return (word) => {
    if (!answers.has(word) && answers.size < most) answers.set(word, ask(word));
    return answers.get(word);
  };
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** File with the words that are not in the dictionary. */
export const TERMS_FILE = 'src/checks/prose/terms.txt';

/** Reads a list of words, one a line; text after `#` is a comment. */
export function readTerms(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((term) => term !== '');
}

const ADDRESS = /(?:https?:\/\/|\bwww\.|\b[\w.-]+@)[^\s)>\]]+/g;
// Digits, underscores and dots make a word a name and not English; so does a capital in the middle.
const WORD = /(?<![\w.@/$-])[A-Za-z](?:[A-Za-z]|['’](?=[A-Za-z]))*(?![\w@/$]|\.\w)/g;
const CAMEL = /[a-z][A-Z]/;

/** Makes the rule that every word is in the dictionary or in the list of terms. */
export function checkSpelling(speller: Speller): ProseRule {
  return (page) =>
    readProse(page).flatMap(({value, offset}) =>
      [...value.replaceAll(ADDRESS, blank).matchAll(WORD)]
        .filter(([word]) => !CAMEL.test(word) && !speller.knows(word.replaceAll('’', "'")))
        .map(({0: word, index}) => problemAt(page, offset + index, describe(word, speller))),
    );
}

function describe(word: string, speller: Speller): string {
  const nearest = speller.nearest(word);
  const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  return `"${word}" is not in the dictionary.${hint} Correct it, write it as code, or add it to ${TERMS_FILE} if it is a term.`;
}

function blank(text: string): string {
  return ' '.repeat(text.length);
}
