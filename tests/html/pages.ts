import {readdirSync, readFileSync} from 'node:fs';
import {type CheerioAPI, load} from 'cheerio';
import {isPageFile} from '../../src/site/playableApps.ts';

/** A built page as a reader without scripts gets it, so what is in `<noscript>` counts. */
export type Page = {
  readonly route: string;
  /** Where it is below the folder of the build. */
  readonly file: string;
  readonly html: string;
  /** Selects in the page, which parse5 has read. */
  readonly $: CheerioAPI;
};

const known = new Map<string, readonly Page[]>();

/** The pages of a build, parsed once for all tests; the frame of running samples is none. */
export function readPages(folder = 'build'): readonly Page[] {
  const pages = known.get(folder) ?? parsePages(folder);
  known.set(folder, pages);
  return pages;
}

function parsePages(folder: string): readonly Page[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isPageFile)
    .sort()
    .map((file) => {
      const html = readFileSync(`${folder}/${file}`, 'utf8');
      return {route: routeOf(file), file, html, $: load(html, {scriptingEnabled: false})};
    });
}

let byRoute: ReadonlyMap<string, Page> | undefined;

/** The page of a route in build/; undefined when there is none. */
export function findPage(route: string): Page | undefined {
  byRoute ??= new Map(readPages().map((page) => [page.route, page]));
  return byRoute.get(route);
}

/** The page of a route in build/; fails when there is none. */
export function pageAt(route: string): Page {
  const page = findPage(route);
  if (page) return page;
  throw new Error(`The build has no page ${route}.`);
}

/** The values of an attribute on what a selector finds, in the order of the page. */
export function attributes({$}: Page, selector: string, name: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).attr(name) ?? '');
}

/** The text of each element that a selector finds, in the order of the page. */
export function texts({$}: Page, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).text().trim());
}

/** Returns the address that a file of the build answers to. */
function routeOf(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;
}
