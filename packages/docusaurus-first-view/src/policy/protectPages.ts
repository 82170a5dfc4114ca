import {editText} from '../html/editText.ts';
import type {PageText} from '../html/pages.ts';
import type {FirstView} from '../styles/addFirstViews.ts';
import {hashAll, hashInlineCode, type InlineCode} from './inlineCode.ts';
import type {PolicyOptions} from './policyOptions.ts';
import {type InlineHashes, writePolicy} from './writePolicy.ts';

/** What is read of a page for its policy. */
export type UnprotectedPage = {readonly code: InlineCode; readonly policyPlace: number};

/** Pages with their policy, and the hashes that it allows. A page that changes after this fails in the browser. */
export type ProtectedPages = {
  /** Each is made when it is its turn: all of them at once would be all texts a second time. */
  readonly pages: Iterable<PageText>;
  readonly hashes: InlineHashes;
};

/**
 * Puts the content security policy, with the hashes of the code in exactly these texts, into every page. A header is the
 * same for all pages; the policy in a page allows only its own styles, because every hash delays its title.
 */
export function protectPages(
  pages: readonly (FirstView & UnprotectedPage)[],
  options: PolicyOptions,
): ProtectedPages {
  const read = pages.map(({file, html, policyPlace, code, styles}) => ({
    ...{file, html, policyPlace},
    code: {...code, styles: [...code.styles, ...hashAll(styles)]},
  }));
  const hashes = hashInlineCode(
    read.map(({code}) => code),
    options,
  );
  return {hashes, pages: addPolicies(read, hashes, options)};
}

function* addPolicies(
  pages: readonly (PageText & UnprotectedPage)[],
  hashes: InlineHashes,
  options: PolicyOptions,
): Generator<PageText> {
  for (const {file, html, code, policyPlace} of pages) {
    const policy = writePolicy({...hashes, styles: code.styles}, options);
    yield {file, html: addPolicy(html, policyPlace, policy)};
  }
}

/** Returns the text of a page with the policy in a `<meta>`, for hosts that cannot send headers. */
export function addPolicy(html: string, place: number, policy: string): string {
  const text = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return editText(html, [{start: place, end: place, text}]);
}
