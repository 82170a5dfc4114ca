import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {FirstViewPage} from '../first-view/firstViews.ts';
import {attribute, elementsIn} from '../html.ts';
import {editText, type BuiltPage, type PageText, parseBuiltPage, placeOf} from '../pages.ts';
import {type InlineHashes, writePolicy} from './headers.ts';
import {hashInlineCode, hashStyles} from './inlineCode.ts';

/** Pages with their policy, and the hashes that it allows. A page that changes after this fails in the browser. */
export type ProtectedPages = {
  readonly pages: readonly PageText[];
  readonly hashes: InlineHashes;
};

/**
 * Puts the content security policy, with the hashes of the code in exactly these texts, into every page. The header is
 * the same for all pages; the policy in a page allows only its own styles, because every hash delays its title.
 */
export function protectPages(pages: readonly FirstViewPage[]): ProtectedPages {
  const read = pages.map(parseBuiltPage);
  const hashes = hashInlineCode(read);
  return {
    hashes,
    pages: read.map((page) => addPolicy(page, {...hashes, styles: hashStyles(page)})),
  };
}

/** Writes the pages. Only pages with a policy can be written. */
export function writePages(outDir: string, {pages}: ProtectedPages): void {
  for (const {file, html} of pages) writeFileSync(join(outDir, file), html);
}

/**
 * Returns the page with the policy in a `<meta>`, for hosts that cannot send headers: behind the charset, which must
 * come first, and before everything that the policy applies to.
 */
export function addPolicy({file, html, document}: BuiltPage, hashes: InlineHashes): PageText {
  let charset;
  for (const element of elementsIn(document)) {
    if (element.tagName === 'script') break;
    if (element.tagName !== 'meta' || attribute(element, 'charset') === undefined) continue;
    charset = element;
    break;
  }
  if (!charset)
    throw new Error(
      `${file} has no <meta charset> before its first script, so the content security policy cannot be inserted: put it first in the head.`,
    );
  const {end} = placeOf(charset);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${writePolicy(hashes, 'meta')}">`;
  return {file, html: editText(html, [{start: end, end, text: meta}])};
}
