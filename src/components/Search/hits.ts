/** A piece of an excerpt, marked or not. */
type ExcerptPart = {readonly text: string; readonly isMarked: boolean};

/** A section that a search found, ready to be shown. */
export type Hit = {
  readonly url: string;
  readonly pageUrl: string;
  readonly pageTitle: string;
  readonly title: string;
  /** Docs version, or `blog`. */
  readonly version: string;
  readonly excerpt: readonly ExcerptPart[];
};

/** The hits of one page. */
export type HitGroup = {
  readonly pageUrl: string;
  readonly pageTitle: string;
  readonly version: string;
  readonly hits: readonly Hit[];
};

/** What Pagefind takes for a part of a word: marks and quotes around it. */
const AROUND = /^(["'“‘(]*)(.*?)(["'”’),.:;]*)$/s;

/**
 * Splits Pagefind's excerpt into plain text and marked words; nothing in it is ever used as HTML. An excerpt that begins
 * or ends inside of a sentence says so.
 */
export function parseExcerpt(excerpt: string): ExcerptPart[] {
  const starts = /^(<mark>)?[\p{Lu}\d"“]/u.test(excerpt) ? '' : '… ';
  const ends = /[.:?]["”)]?(<\/mark>)?\s*$/.test(excerpt) ? '' : ' …';
  return [starts, ...excerpt.split(/(<mark>.*?<\/mark>)/s), ends]
    .flatMap(pieces)
    .filter(({text}) => text !== '');
}

function pieces(piece: string): ExcerptPart[] {
  const marked = /^<mark>(.*)<\/mark>$/s.exec(piece)?.[1];
  const [, before = '', word = '', after = ''] = AROUND.exec(decode(marked ?? '')) ?? [];
  if (marked === undefined) return [{text: decode(piece), isMarked: false}];
  return [before, word, after].map((text, at) => ({text, isMarked: at === 1}));
}

/** Pagefind escapes these two characters of the text and no others. */
function decode(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}

/** Puts the hits of a page together; pages and hits stay in order, best first. */
export function groupHits(hits: readonly Hit[]): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  for (const hit of hits) {
    const {pageUrl, pageTitle, version} = hit;
    const group = groups.get(pageUrl);
    groups.set(pageUrl, {pageUrl, pageTitle, version, hits: [...(group?.hits ?? []), hit]});
  }
  return [...groups.values()];
}
