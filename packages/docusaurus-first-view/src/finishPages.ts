import {
  type BuiltPage,
  listHtmlFiles,
  type PageText,
  parseBuiltPage,
  readText,
} from './html/pages.ts';
import {writePages} from './html/writePages.ts';
import type {PluginOptions} from './options.ts';
import {readInlineCode} from './policy/inlineCode.ts';
import {policyPlace} from './policy/policyPlace.ts';
import {protectPages} from './policy/protectPages.ts';
import {STARTUP_MARK} from './startup/startupTag.ts';
import {addFirstViews, type Build} from './styles/addFirstViews.ts';
import {viewPage} from './styles/viewedPage.ts';

/**
 * Everything that happens to the pages of a build. It leaves alone what it has finished before, and files that Docusaurus
 * did not render.
 */
export function finishPages(build: Build, options: PluginOptions): void {
  const {outDir} = build;
  const files = listHtmlFiles(outDir).filter((file) => isUnfinished(readText(outDir, file)));
  if (files.length > 0) writePages(outDir, finish(build, files, options));
}

function finish(
  build: Build,
  files: readonly string[],
  {policy, ...options}: PluginOptions,
): Iterable<PageText> {
  // One page at a time, because the documents of all pages together would fill the memory.
  const read = <Result>(view: (page: BuiltPage) => Result): Result[] =>
    files.map((file) => view(parseBuiltPage(readText(build.outDir, file))));
  if (!policy) return addFirstViews(build, read(viewPage), options);
  const pages = read((page) => ({
    ...viewPage(page),
    code: readInlineCode(page, policy),
    policyPlace: policyPlace(page),
  }));
  return protectPages(addFirstViews(build, pages, options), policy).pages;
}

const UNFINISHED = new RegExp(`<script[^>]* ${STARTUP_MARK}\\b`);

/** The startup script loses its mark when it gets its place; Docusaurus did not render a page that never had it. */
const isUnfinished = ({html}: PageText): boolean => UNFINISHED.test(html);
