import {existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {editText} from 'docusaurus-first-view/edit-text';
import {find} from 'docusaurus-first-view/html';
import {type PageText, parseBuiltPage, readText, sourceRange} from 'docusaurus-first-view/pages';
import {pagePath, withoutBase} from '../site/addresses.ts';
import type {BuiltSite} from './builtSite.ts';

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
  {outDir, baseUrl}: Pick<BuiltSite, 'outDir' | 'baseUrl'>,
  versions: readonly Version[],
): void {
  for (const version of versions) {
    const file = join(outDir, fileOf(version, baseUrl));
    if (!existsSync(file)) continue;
    writeFileSync(file, addRefresh(readText(outDir, fileOf(version, baseUrl)), introOf(version)));
  }
}

function fileOf({path}: Version, baseUrl: string): string {
  return `${withoutBase(pagePath(path), baseUrl).slice(1)}.html`;
}

function addRefresh(page: PageText, intro: string): string {
  const {file, html, document} = parseBuiltPage(page);
  const title = find(document, ({tagName}) => tagName === 'title');
  if (!title) throw new Error(`${file} has no <title> to put the way to ${intro} behind.`);
  const {end} = sourceRange(title);
  const text = `<noscript><meta http-equiv="refresh" content="0; url=${intro}"></noscript>`;
  return editText(html, [{start: end, end, text}]);
}
