import {type InlineCode, readInlineCode} from 'docusaurus-first-view/inline-code';
import {parseBuiltPage, readText} from 'docusaurus-first-view/pages';
import {policyPlace} from 'docusaurus-first-view/policy-place';
import {type ViewedPage, viewPage} from 'docusaurus-first-view/viewed-page';
import type {BuiltSite} from './builtSite.ts';
import {policy} from './firstView.ts';
import {listPages} from './pages.ts';
import {readSections, type SearchSection} from './search/readSections.ts';

/** What the steps need to know of a built page. */
export type ReadPage = ViewedPage & {
  /** What a search can lead to; pages without an article have none. */
  readonly sections: readonly SearchSection[] | undefined;
  readonly code: InlineCode;
  readonly policyPlace: number;
};

/** Reads every page for all steps at once, because no document outlives its turn: together they would fill the memory. */
export function readPages({outDir}: Pick<BuiltSite, 'outDir'>): ReadPage[] {
  return listPages(outDir).map((file) => {
    const page = parseBuiltPage(readText(outDir, file));
    return {
      ...viewPage(page),
      sections: readSections(page),
      code: readInlineCode(page, policy),
      policyPlace: policyPlace(page),
    };
  });
}
