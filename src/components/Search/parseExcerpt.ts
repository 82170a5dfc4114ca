/** A piece of an excerpt, marked or not. */
export type ExcerptPart = {readonly text: string; readonly isMarked: boolean};

/** Splits Pagefind's excerpt into plain text and marked words; nothing in it is ever used as HTML. */
export function parseExcerpt(excerpt: string): ExcerptPart[] {
  return excerpt
    .split(/(<mark>.*?<\/mark>)/s)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const marked = /^<mark>(.*)<\/mark>$/s.exec(piece)?.[1];
      return {text: decode(marked ?? piece), isMarked: marked !== undefined};
    });
}

/** Pagefind escapes these two characters of the text and no others. */
function decode(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}
