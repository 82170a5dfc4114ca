import nspell from 'nspell';

// A suggestion takes up to half a second.
const MOST_SUGGESTIONS = 12;

/** Knows the words of American English and the terms of this site. */
export type Speller = {
  knows(word: string): boolean;
  /** The nearest known word, if there is one. */
  nearest(word: string): string | undefined;
};

/** Makes a speller that knows the given terms beside the dictionary, in the case they are written in. */
export async function makeSpeller(terms: readonly string[]): Promise<Speller> {
  // The package waits while it loads, which a static import from CommonJS cannot do.
  const {default: dictionary} = await import('dictionary-en');
  const words = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
  const own = new Set(terms.flatMap((term) => [term, capitalize(term)]));
  const known = new Map<string, boolean>();
  const knows = (word: string): boolean => {
    const stem = word.replace(/'s$/, '');
    const answer = known.get(stem) ?? (own.has(stem) || words.correct(stem));
    known.set(stem, answer);
    return answer;
  };
  const nearest = (word: string): string | undefined => words.suggest(word)[0];
  return {knows, nearest: remember(nearest, MOST_SUGGESTIONS)};
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
