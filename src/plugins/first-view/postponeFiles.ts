import {docsVersions, versionRoot} from '../../site/versions.ts';

/** Files that a page needs only once its reader does something: the whole style sheet first, then the scripts. */
const SCRIPT = /<script src="?([^"\s>]+\.js)"? defer(?:="?[^"\s>]*"?)?><\/script>/g;
const SHEET = /<link rel="?stylesheet"? href="?([^"\s>]+\.css)"?\s*\/?>/g;

/** Style sheets of a page: the rules that its first view needs, and the addresses of those for paper and of the whole. */
export type Sheets = {readonly first: string; readonly print: string; readonly whole: string};

/** Attribute of the one style element that pages may have. */
export const FIRST_VIEW_MARK = 'data-first-view';

/** Pages that scripts fill or that lead on by scripts, so that these do not wait for the reader. */
const FILLED_BY_SCRIPTS = new Set(
  ['404', 'search', ...docsVersions.map((entry) => versionRoot(entry).slice(1))].map(
    (page) => `${page}.html`,
  ),
);

/**
 * Returns a page that has the styles of its first view and waits for nothing; what comes later is named in a `<meta>`,
 * where the inline script finds it. Without scripts the whole sheet is loaded at once.
 */
export function postponeFiles(html: string, file: string, {first, print, whole}: Sheets): string {
  const scripts = [...html.matchAll(SCRIPT)].map(([, source]) => source);
  if (scripts.length === 0 || html.search(SHEET) < 0)
    throw new Error(
      `${file} has no deferred script or no style sheet: src/plugins/first-view no longer reads the pages correctly.`,
    );
  if (/<\/style/i.test(first))
    throw new Error(
      `The styles of ${file} hold "</style", which would end them: write it otherwise.`,
    );
  const now = FILLED_BY_SCRIPTS.has(file) ? ' data-now=""' : '';
  const later = `<meta name="later-files" content="${[whole, ...scripts].join(' ')}"${now}>`;
  const sheets = `<style ${FIRST_VIEW_MARK}>${first}</style><link rel="stylesheet" href="${print}" media="print"><noscript><link rel="stylesheet" href="${whole}"></noscript>`;
  let isFirst = true;
  return html.replaceAll(SCRIPT, '').replaceAll(SHEET, () => {
    const text = isFirst ? sheets + later : '';
    isFirst = false;
    return text;
  });
}
