import {docsVersions, versionRoot} from '../../library/versions.ts';

/** Files that a page needs only once its reader does something: the whole style sheet first, then the scripts. */
const SCRIPT = /<script src="?([^"\s>]+\.js)"? defer(?:="?[^"\s>]*"?)?><\/script>/g;
const SHEET = /<link rel="?stylesheet"? href="?([^"\s>]+\.css)"?\s*\/?>/g;

/** Style sheets of a page: what its first view needs, what paper needs, and the whole. */
export type Sheets = {readonly first: string; readonly print: string; readonly whole: string};

/** Pages that scripts fill or that lead on by scripts, so that these do not wait for the reader. */
const FILLED_BY_SCRIPTS = new Set(
  ['404', 'search', ...docsVersions.map((entry) => versionRoot(entry).slice(1))].map(
    (page) => `${page}.html`,
  ),
);

/**
 * Returns a page that loads nothing but the style sheet of its first view; what comes later is named in a `<meta>`,
 * where the inline script finds it. Without scripts the whole sheet is loaded at once.
 */
export function postponeFiles(html: string, file: string, {first, print, whole}: Sheets): string {
  const scripts = [...html.matchAll(SCRIPT)].map(([, source]) => source);
  if (scripts.length === 0 || html.search(SHEET) < 0)
    throw new Error(
      `${file} has no deferred script or no style sheet: src/plugins/first-view no longer reads the pages correctly.`,
    );
  const now = FILLED_BY_SCRIPTS.has(file) ? ' data-now=""' : '';
  const later = `<meta name="later-files" content="${[whole, ...scripts].join(' ')}"${now}>`;
  const sheets = `<link rel="stylesheet" href="${first}"><link rel="stylesheet" href="${print}" media="print"><noscript><link rel="stylesheet" href="${whole}"></noscript>`;
  let isFirst = true;
  return html.replaceAll(SCRIPT, '').replaceAll(SHEET, () => {
    const text = isFirst ? sheets + later : '';
    isFirst = false;
    return text;
  });
}
