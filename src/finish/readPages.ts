import type {BuiltSite} from './builtSite.ts';
import {type ViewedPage, viewPage} from './first-view/viewedPage.ts';
import {type InlineCode, readInlineCode} from './policy/inlineCode.ts';
import {policyPlace} from './policy/policyPlace.ts';
import {listPages, parseBuiltPage, readText} from './pages.ts';
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
      code: readInlineCode(page),
      policyPlace: policyPlace(page),
    };
  });
}
