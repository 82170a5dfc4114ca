/** A cell says one thing; so many words are still read at a glance. */
const CELL_WORDS = 20;
const SENTENCE_END = /(?<=\.\)?)\s+/;

/** What a cell says about a member, and what a note in the same row says besides. */
export type SplitMeaning = {readonly cell: string; readonly note: string};

/** Takes as many sentences as fit behind its badges into what is read first, and at least the first. */
export function splitMeaning(meaning: string, badges: string): SplitMeaning {
  const sentences = meaning.split(SENTENCE_END);
  const fitting = sentences.findIndex(
    (_, index) => wordCount(`${badges} ${sentences.slice(0, index + 1).join(' ')}`) > CELL_WORDS,
  );
  const shown = fitting === -1 ? sentences.length : Math.max(fitting, 1);
  return {cell: sentences.slice(0, shown).join(' '), note: sentences.slice(shown).join(' ')};
}

function wordCount(words: string): number {
  return words.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
