import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {docsVersions, versionRoot} from '../../site/versions.ts';
import type {BuiltSite} from '../builtSite.ts';
import {editText, kindOf, pageKinds, type PagePlace, type PageText, readText} from '../pages.ts';
import type {ReadPage} from '../readPages.ts';
import {shapesOf} from './matching.ts';
import {firstSheet, splitPrint, trimSheet} from './sheets.ts';
import {splitSheet, type SplitSheet} from './splitSheet.ts';
import {FIRST_VIEW_MARK, type ViewedPage} from './viewedPage.ts';

/** A page with the styles of its first view. Only such pages get a policy, which allows these styles by their hash. */
export type FirstViewPage = PageText &
  Pick<ReadPage, 'code' | 'policyPlace'> & {readonly styles: readonly string[]};

/** Folders with the style sheets of the playground, which src/plugins/playground makes. */
const LATER_SHEETS = ['play', 'assets/play'];

/**
 * Leaves in each page what its first view needs: the rules of its kind of page, in the page itself, because asking for
 * a file costs a phone as long as the page did. The whole sheet, without what nothing uses, and the scripts come when
 * the reader does something: src/inline/startup.ts.
 */
export function addFirstViews(
  {outDir, baseUrl}: Pick<BuiltSite, 'outDir' | 'baseUrl'>,
  pages: readonly ReadPage[],
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
    const ofKind = pages.filter(({file}) => kindOf(file) === kind);
    const {screen, print} = splitPrint(firstSheet(whole, ofKind));
    const {upper, lower} = splitSheet(screen, {
      first: shapesOf(new Set(ofKind.flatMap(({firstShapes}) => firstShapes)), screen),
      all: shapesOf(new Set(ofKind.flatMap(({shapes}) => shapes)), screen),
    });
    const sheets = {upper, lower: lower + print, whole: address};
    return ofKind.map((page) => ({
      file: page.file,
      html: postponeFiles({...page, ...readText(outDir, page.file)}, sheets),
      styles: [sheets.upper, sheets.lower],
      code: page.code,
      policyPlace: page.policyPlace,
    }));
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
export function postponeFiles(page: PageText & ViewedPage, {upper, lower, whole}: Sheets): string {
  const {file, html, end, startup, scripts, icon, manifest} = page;
  const [link, ...otherLinks] = page.sheets;
  if (scripts.length === 0 || !link || !icon || !manifest)
    throw new Error(
      `${file} has no deferred script, style sheet, icon or manifest, so its files cannot be loaded later: compare its HTML with src/finish/first-view/firstViews.ts.`,
    );
  if (/<\/style/i.test(upper + lower))
    throw new Error(
      `The styles for ${file} contain "</style", which would end the style element: write it differently.`,
    );
  const sourceOf = (place: PagePlace): string => html.slice(place.start, place.end);
  const now = FILLED_BY_SCRIPTS.has(file) ? ' data-now=""' : '';
  const sources = scripts.map(({source}) => source);
  const later = `<meta name="later-files" content="${[whole, ...sources].join(' ')}"${now}>`;
  const sheets = `<link rel=expect href=#${BELOW} blocking=render>${styleElement(upper)}<noscript><link rel="stylesheet" href="${whole}">${sourceOf(manifest)}</noscript>`;
  const script = sourceOf(startup).replace(/^<script[^>]*>/i, '<script>');
  // In a template, because a style element is only valid in the head: src/inline/lowerStyles.ts finds it and moves it there.
  const below = `<template id=${BELOW}>${styleElement(lower)}</template>${script}`;
  return editText(html, [
    // The icon is the logo again, which costs nothing as long as the two are near each other in the page.
    {...link, text: sheets + later + sourceOf(icon)},
    {start: end, end, text: below},
    ...[...otherLinks, ...scripts, startup, icon, manifest].map((place) => ({...place, text: ''})),
  ]);
}

/** Id of what follows the first text. Browsers that support `rel=expect` wait for it and paint the first text as a whole. */
const BELOW = 'below';

const styleElement = (css: string): string => `<style ${FIRST_VIEW_MARK}>${css}</style>`;
