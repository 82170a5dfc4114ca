import {pagePath, withoutBase} from '../site/addresses.ts';
import {find} from './html.ts';
import {editText, type BuiltPage, parseBuiltPage, placeOf} from './pages.ts';

/** A docs version as the docs plugin loads it. */
type Version = {readonly path: string};

/** The page to which the root of a docs version leads. */
export function introOf({path}: Version): string {
  return `${pagePath(path)}/intro`;
}

/**
 * Makes the root of each docs version lead on by itself where no scripts run: a live refresh would race the router and
 * lose query and hash. HTML allows it in the head only, which no component reaches.
 */
export function leadOnWithoutScripts(
  baseUrl: string,
  versions: readonly Version[],
  pages: readonly BuiltPage[],
): BuiltPage[] {
  const intros = new Map(versions.map((version) => [fileOf(version, baseUrl), introOf(version)]));
  return pages.map((page) => {
    const intro = intros.get(page.file);
    return intro === undefined ? page : addRefresh(page, intro);
  });
}

function fileOf({path}: Version, baseUrl: string): string {
  return `${withoutBase(pagePath(path), baseUrl).slice(1)}.html`;
}

function addRefresh({file, html, document}: BuiltPage, intro: string): BuiltPage {
  const title = find(document, ({tagName}) => tagName === 'title');
  if (!title) throw new Error(`${file} has no <title> to put the way to ${intro} behind.`);
  const {end} = placeOf(title);
  const text = `<noscript><meta http-equiv="refresh" content="0; url=${intro}"></noscript>`;
  return parseBuiltPage({file, html: editText(html, [{start: end, end, text}])});
}
