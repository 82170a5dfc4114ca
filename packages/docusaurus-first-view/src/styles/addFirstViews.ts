import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {type PageText, readText} from '../html/pages.ts';
import type {FirstViewOptions} from '../options.ts';
import {divideByKind, eagerPages} from '../pageKinds.ts';
import {shapesOf} from './matching.ts';
import {postponeFiles} from './postponeFiles.ts';
import {firstSheet, splitPrint, trimSheet, withoutFaces, withoutUnfilledLayers} from './sheets.ts';
import {splitSheet} from './splitSheet.ts';
import type {ViewedPage} from './viewedPage.ts';

/** A page with the styles of its first view. Only such pages get a policy, which allows these styles by their hash. */
export type FirstView = PageText & {readonly styles: readonly string[]};

/** Where a build is, and where a host serves it. */
export type Build = {readonly outDir: string; readonly baseUrl: string};

/**
 * Leaves in each page what its first view needs: the rules of its kind of page, in the page itself, because asking for
 * a file costs a phone as long as the page did. The whole sheet and the scripts come when the reader does something:
 * startup/startup.ts.
 */
export function addFirstViews<Page extends ViewedPage>(
  {outDir, baseUrl}: Build,
  pages: readonly Page[],
  options: FirstViewOptions,
): (Page & FirstView)[] {
  const whole = readWholeSheet(outDir, pages, options);
  const later = withoutFaces(whole);
  const hash = createHash('sha256').update(later).digest('hex').slice(0, 8);
  const path = `assets/css/whole.${hash}.css`;
  for (const source of filesIn(outDir, 'assets/css', '.css')) rmSync(join(outDir, source));
  writeFileSync(join(outDir, path), later);
  const isEager = eagerPages(options);
  return divideByKind(pages, options).flatMap((ofKind) => {
    const {screen, print} = splitPrint(firstSheet(whole, ofKind));
    const {upper, lower} = splitSheet(screen, {
      first: shapesOf(new Set(ofKind.flatMap(({firstShapes}) => firstShapes)), screen),
      all: shapesOf(new Set(ofKind.flatMap(({shapes}) => shapes)), screen),
    });
    const sheets = {upper, lower: lower + print, whole: `${baseUrl}${path}`};
    return ofKind.map((page) => ({
      ...page,
      html: postponeFiles({...page, ...readText(outDir, page.file)}, sheets, isEager(page)),
      styles: [sheets.upper, sheets.lower],
    }));
  });
}

/** All styles of the site in one sheet, with the rules for paper at the end. */
function readWholeSheet(
  outDir: string,
  pages: readonly ViewedPage[],
  {trim = false, laterSheets = []}: FirstViewOptions,
): string {
  const read = (path: string): string => readFileSync(join(outDir, path), 'utf8');
  const all = filesIn(outDir, 'assets/css', '.css').map(read).join('');
  if (!trim) return all;
  const scripts = filesIn(outDir, 'assets/js', '.js').map(read);
  // Sheets that come later read custom properties of this one.
  const others = laterSheets.flatMap((folder) => filesIn(outDir, folder, '.css')).map(read);
  const {screen, print} = splitPrint(trimSheet(all, {pages, scripts: [...scripts, ...others]}));
  return withoutUnfilledLayers(screen + print);
}

function filesIn(outDir: string, folder: string, ending: string): string[] {
  if (!existsSync(join(outDir, folder))) return [];
  return readdirSync(join(outDir, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();
}
