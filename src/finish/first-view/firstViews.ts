import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {docsVersions, versionRoot} from '../../site/versions.ts';
import type {BuiltSite} from '../builtSite.ts';
import {attribute, type Element, elementsIn, textOf} from '../html.ts';
import {
  editText,
  kindOf,
  type BuiltPage,
  type PageKind,
  pageKinds,
  type PageText,
  placeOf,
} from '../pages.ts';
import {findFirstText, type FirstText} from './firstText.ts';
import {shapesOf} from './matching.ts';
import {firstSheet, splitPrint, trimSheet} from './sheets.ts';
import {splitSheet, type SplitSheet} from './splitSheet.ts';

/** A page with the styles of its first view. Only such pages get a policy, which allows these styles by their hash. */
export type FirstViewPage = PageText & {readonly kind: PageKind};

/** Folders with the style sheets of the playground, which src/plugins/playground makes. */
const LATER_SHEETS = ['play', 'assets/play'];

/**
 * Leaves in each page what its first view needs: the rules of its kind of page, in the page itself, because asking for
 * a file costs a phone as long as the page did. The whole sheet, without what nothing uses, and the scripts come when
 * the reader does something: src/inline/startup.ts.
 */
export function addFirstViews(
  {outDir, baseUrl}: Pick<BuiltSite, 'outDir' | 'baseUrl'>,
  pages: readonly BuiltPage[],
): FirstViewPage[] {
  const read = (path: string): string => readFileSync(join(outDir, path), 'utf8');
  const write = (name: string, css: string): string => {
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
    const path = `assets/css/${name}.${hash}.css`;
    writeFileSync(join(outDir, path), css);
    return `${baseUrl}${path}`;
  };
  const sources = filesIn(outDir, 'assets/css', '.css');
  const scripts = filesIn(outDir, 'assets/js', '.js').map(read);
  // Sheets that come at a press read custom properties of this one.
  const others = LATER_SHEETS.flatMap((folder) => filesIn(outDir, folder, '.css')).map(read);
  const trimmed = trimSheet(sources.map(read).join(''), {pages, scripts: [...scripts, ...others]});
  const inOrder = splitPrint(trimmed);
  const whole = inOrder.screen + inOrder.print;
  for (const source of sources) rmSync(join(outDir, source));
  const address = write('whole', whole);
  return pageKinds.flatMap((kind) => {
    const ofKind = pages
      .filter(({file}) => kindOf(file) === kind)
      .map((page) => ({...page, text: findFirstText(page)}));
    const {screen, print} = splitPrint(firstSheet(whole, ofKind));
    const {upper, lower} = splitSheet(screen, {
      first: shapesOf(ofKind.flatMap(({text}) => text.elements)),
      all: shapesOf(ofKind.flatMap(({document}) => [...elementsIn(document)])),
    });
    const sheets = {upper, lower: lower + print, whole: address};
    return ofKind.map((page) => ({file: page.file, html: postponeFiles(page, sheets), kind}));
  });
}

function filesIn(outDir: string, folder: string, ending: string): string[] {
  if (!existsSync(join(outDir, folder))) return [];
  return readdirSync(join(outDir, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();
}

/** Style sheets of a page: the rules of its first view and for paper, and the address of the whole. */
export type Sheets = SplitSheet & {readonly whole: string};

/** Attribute of the style elements that pages may have. */
export const FIRST_VIEW_MARK = 'data-first-view';

/** Pages that scripts fill or that lead on by scripts, so that these do not wait for the reader. */
const FILLED_BY_SCRIPTS = new Set(
  ['404', 'search', ...docsVersions.map((entry) => versionRoot(entry).slice(1))].map(
    (page) => `${page}.html`,
  ),
);

/**
 * Returns a page that has the styles of its first view and waits for no file; what comes later is named in a `<meta>`,
 * where the inline script finds it. This script and the styles of what follows come behind the first text, so that
 * title and paragraph are among the first bytes of the page. Without scripts the whole sheet is loaded at once, and the
 * manifest, which comes with React otherwise.
 */
export function postponeFiles(
  {file, html, document, text}: BuiltPage & {readonly text: FirstText},
  {upper, lower, whole}: Sheets,
): string {
  const elements = [...elementsIn(document)];
  const scripts = elements.filter(
    (element) =>
      element.tagName === 'script' &&
      attribute(element, 'src') !== undefined &&
      attribute(element, 'defer') !== undefined,
  );
  const linksTo = (what: string) =>
    elements.filter((element) => element.tagName === 'link' && attribute(element, 'rel') === what);
  const [link, ...otherLinks] = linksTo('stylesheet');
  const [icon] = linksTo('icon');
  const [manifest] = linksTo('manifest');
  if (scripts.length === 0 || !link || !icon || !manifest)
    throw new Error(
      `${file} has no deferred script, style sheet, icon or manifest, so its files cannot be loaded later: compare its HTML with src/finish/first-view/firstViews.ts.`,
    );
  if (/<\/style/i.test(upper + lower))
    throw new Error(
      `The styles for ${file} contain "</style", which would end the style element: write it differently.`,
    );
  const sourceOf = (element: Element): string => {
    const {start, end} = placeOf(element);
    return html.slice(start, end);
  };
  const now = FILLED_BY_SCRIPTS.has(file) ? ' data-now=""' : '';
  const sources = scripts.map((script) => attribute(script, 'src'));
  const later = `<meta name="later-files" content="${[whole, ...sources].join(' ')}"${now}>`;
  const sheets = `<link rel=expect href=#${BELOW} blocking=render>${styleElement(upper)}<noscript><link rel="stylesheet" href="${whole}">${sourceOf(manifest)}</noscript>`;
  // In a template, because a style element is only valid in the head: src/inline/lowerStyles.ts finds it and moves it there.
  const below = `<template id=${BELOW}>${styleElement(lower)}</template><script>${textOf(text.startup)}</script>`;
  return editText(html, [
    // The icon is the logo once more, which costs nothing as long as the two are near each other in the page.
    {...placeOf(link), text: sheets + later + sourceOf(icon)},
    {start: text.end, end: text.end, text: below},
    ...[...otherLinks, ...scripts, text.startup, icon, manifest].map((element) => ({
      ...placeOf(element),
      text: '',
    })),
  ]);
}

/** Id of what follows the first text. Browsers that support `rel=expect` wait for it and paint the first text as a whole. */
const BELOW = 'below';

const styleElement = (css: string): string => `<style ${FIRST_VIEW_MARK}>${css}</style>`;
