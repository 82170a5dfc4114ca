import {readdirSync} from 'node:fs';
import {docsVersions} from '../../src/site/versions.ts';

/** Pages of all versions. */
const docsPages = ['docs', 'versioned_docs']
  .flatMap((folder) => readdirSync(folder, {recursive: true, encoding: 'utf8'}))
  .filter((name) => name.endsWith('.mdx')).length;

/** The most that a built page or file may cost, in bytes as a server sends them; elements are counted. */
export const budgets = {
  /**
   * Text with its styles, brotli; the median and the largest of each kind. Every member has its meaning in the reference, and
   * the guides answer what readers ask: the largest page is an example, which prints its whole listing. Every page leads to
   * the upgrade page, badges lead to the life of their name, and the field of the search takes typing before scripts run (600
   * bytes with what handles the keys). What was asked of a page whose scripts fail is kept until they come (300 bytes). Every
   * page lists all versions. Styles in two parts are 250 bytes longer than in one. The logo is part of the page (200 bytes).
   * What is fetched ahead waits for the first paint (60 bytes). The icon of the tab is part of the page too (50 bytes), and
   * so are the rules for paper (340 bytes), which a program that prints a page at once did not wait for. Browsers that end
   * what is on its way when the reader leaves, and history entries that others wrote, cost 90 bytes. The same pages with
   * other hashes in the names of their files had medians from 24,849 to 24,906 bytes. The footer leads to the page of
   * assistants (90 bytes), and samples free their buttons when a sheet is gone (100 bytes).
   */
  docsFirstViewMedian: 23_480 + 190 * docsVersions.length,
  docsFirstViewLargest: 29_430 + 190 * docsVersions.length,
  /**
   * A docs page up to the end of its title and first paragraph with all that it waits for, gzip: with the headers of the
   * response this is what a server sends before it hears from the browser again. It lists all versions.
   */
  docsFirstText: 12_790 + 180 * docsVersions.length,
  /**
   * Home has the picture of the shop, and code that handles a server that fails. Both list all versions in their menu. The
   * hashes in the names of two files alone change a size by up to 40 bytes, so each budget leaves more than that, also after
   * a version is cut.
   */
  homeFirstView: 15_610 + 40 * docsVersions.length,
  postFirstViewLargest: 20_880 + 50 * docsVersions.length,
  /**
   * Scripts that every visitor loads sooner or later: the runtime and `main`, gzip. They have the framework's own router, head
   * manager and lists of routes (17 kB more than replacements of ours had), because no script is loaded before the first
   * paint, and the replacements would have broken with its next major version. `main` lists the route of each page (67 bytes).
   * Minified names follow the order of the code, so that a build with caches gives the same (430 bytes).
   */
  sharedScripts: 110_060 + 67 * docsPages,
  /** The styles of the first text, gzip, of the largest kind, with room for other short names of classes; and the whole sheet. */
  firstStyles: 7_400,
  /** What a page in every mark adds to the sheet must find room, as the recipe for authors writes it. */
  wholeSheet: 15_900,
  /** Elements of the largest page, which prints the sample server whole, with a session to try it and what an account says. */
  elements: 4_060,
  /** Requests that a page itself asks for before its reader does something: itself and pictures. */
  firstRequests: 6,
  styleAttributes: 0,
} as const;

/** What is measured has a budget of the same name. */
export type Measures = Readonly<Record<keyof typeof budgets, number>>;

/** Returns a sentence for every budget that is exceeded. */
export function findExcess(measures: Measures): string[] {
  const limits = new Map<string, number>(Object.entries(budgets));
  return Object.entries(measures)
    .filter(([name, value]) => value > (limits.get(name) ?? 0))
    .map(([name, value]) => `${name} is ${value}, its budget ${limits.get(name)}.`);
}
