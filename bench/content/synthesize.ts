import type {CorpusPage} from './twins.ts';
import {rewriteMarkdown} from './rewriteMarkdown.ts';

const WORD = /[A-Za-z]{5,}/g;
// At the start of a line MDX takes these for code.
const STATEMENT = /^(?:import|export)$/;
/** One word of this many is exchanged for another one of the corpus. */
const EXCHANGED = 4;

/** Returns copies of docs pages with other words, each in a folder of its version; equal input gives equal pages. */
export function synthesize(pages: readonly CorpusPage[], copies: number): CorpusPage[] {
  const words = listWords(pages);
  return Array.from({length: copies}, (_, index) => index + 1).flatMap((part) =>
    pages.map((page) => ({
      path: page.path.replace(/^(\/docs(?:\/\d+\.\d+)?)\//, `$1/part-${part}/`),
      title: `${page.title} (part ${part})`,
      description: `Part ${part}: ${page.description}`,
      body: exchangeWords(page.body, words, hash(`${page.path} ${part}`)),
    })),
  );
}

function listWords(pages: readonly CorpusPage[]): string[] {
  const words = new Set(pages.flatMap(({body}) => body.match(WORD) ?? []));
  return [...words].filter((word) => !STATEMENT.test(word)).sort();
}

/** Leaves code alone: its names are what people search for in every version. */
function exchangeWords(body: string, words: readonly string[], seed: number): string {
  let state = seed;
  const next = (): number => (state = hash(String(state)));
  return rewriteMarkdown(body, (node) => {
    if (node.type !== 'text') return;
    node.value = node.value.replace(WORD, (word) =>
      next() % EXCHANGED === 0 ? (words[next() % words.length] ?? word) : word,
    );
  });
}

/** FNV-1a: small, and the same on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}
