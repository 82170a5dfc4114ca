import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {FirstViewPage} from '../first-view/firstViews.ts';
import {editText, type PageText} from '../pages.ts';
import {type InlineHashes, writePolicy} from './headers.ts';
import {hashAll, hashInlineCode, type InlineCode} from './inlineCode.ts';

/** Pages with their policy, and the hashes that it allows. A page that changes after this fails in the browser. */
export type ProtectedPages = {
  /** Each is made when it is its turn: all of them at once would be all texts a second time. */
  readonly pages: Iterable<PageText>;
  readonly hashes: InlineHashes;
};

/**
 * Puts the content security policy, with the hashes of the code in exactly these texts, into every page. The header is
 * the same for all pages; the policy in a page allows only its own styles, because every hash delays its title.
 */
export function protectPages(pages: readonly FirstViewPage[]): ProtectedPages {
  const read = pages.map(({code, styles, ...page}) => ({
    ...page,
    code: {...code, styles: [...code.styles, ...hashAll(styles)]},
  }));
  const hashes = hashInlineCode(read.map(({code}) => code));
  return {
    hashes,
    pages: addPolicies(read, hashes),
  };
}

type UnprotectedPage = PageText & {readonly code: InlineCode; readonly policyPlace: number};

function* addPolicies(
  pages: readonly UnprotectedPage[],
  hashes: InlineHashes,
): Generator<PageText> {
  for (const {file, html, code, policyPlace: place} of pages)
    yield {file, html: addPolicy(html, place, {...hashes, styles: code.styles})};
}

/** Writes the pages. Only pages with a policy can be written. */
export function writePages(outDir: string, {pages}: ProtectedPages): void {
  for (const {file, html} of pages) writeFileSync(join(outDir, file), html);
}

/** Returns the text of a page with the policy in a `<meta>`, for hosts that cannot send headers. */
export function addPolicy(html: string, place: number, hashes: InlineHashes): string {
  const text = `<meta http-equiv="Content-Security-Policy" content="${writePolicy(hashes, 'meta')}">`;
  return editText(html, [{start: place, end: place, text}]);
}
