import {problemAt} from './problemAt.ts';
import type {Speller} from './makeSpeller.ts';
import type {ProseRule} from './proseTypes.ts';
import {readProse} from './readProse.ts';

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
  return `"${word}" is not in the dictionary.${hint} Correct it, write it as code, or add it to scripts/prose/terms.txt if it is a term.`;
}

function blank(text: string): string {
  return ' '.repeat(text.length);
}
