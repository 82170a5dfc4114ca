import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';
import {isPageFile} from '../site/playableApps.ts';
import {type Element, elementsIn, parseHtml} from './html.ts';

/** The text of a page and the file that it is in, relative to the folder of the build. */
export type PageText = {readonly file: string; readonly html: string};

/** A page with the document that a browser reads in its text. */
export type BuiltPage = PageText & {
  readonly document: Tree.Document;
  /** All elements of the document, in their order. */
  readonly elements: readonly Element[];
};

/** Lists the files of the pages of a build. */
export function listPages(outDir: string): string[] {
  return readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isPageFile)
    .sort();
}

/** Reads the text of a page of a build. */
export function readText(outDir: string, file: string): PageText {
  return {file, html: readFileSync(join(outDir, file), 'utf8')};
}

/** Parses a page. */
export function parseBuiltPage({file, html}: PageText): BuiltPage {
  const document = parseHtml(html);
  return {file, html, document, elements: elementsIn(document)};
}

/** Kinds of pages that share a style sheet for their first view. */
export const pageKinds = ['docs', 'blog', 'desk', 'text', 'site'] as const;

/** One of these kinds. */
export type PageKind = (typeof pageKinds)[number];

/** Where the pages of each kind are, the first place that fits; every other page is of the site. */
const places: readonly {kind: PageKind; path: string}[] = [
  {kind: 'docs', path: 'docs'},
  {kind: 'blog', path: 'blog'},
  {kind: 'desk', path: 'tools/upgrade'},
  {kind: 'desk', path: 'tools/api-history'},
  {kind: 'text', path: 'tools'},
  {kind: 'text', path: 'accessibility'},
];

/** The kind of a built page, by its file. */
export function kindOf(file: string): PageKind {
  const place = places.find(({path}) => file === `${path}.html` || file.startsWith(`${path}/`));
  return place?.kind ?? 'site';
}

/** A piece of a page's text, by its first and last offset. */
export type PagePlace = {readonly start: number; readonly end: number};

/** Such a piece, and what takes its place. */
export type PageEdit = PagePlace & {readonly text: string};

/** Returns the offsets of an element in the text of its page, its end tag included. */
export function placeOf(element: Element): PagePlace {
  const place = element.sourceCodeLocation;
  if (place) return {start: place.startOffset, end: place.endOffset};
  throw new Error(
    `A <${element.tagName}> was added by the HTML parser: its tag is missing from the page.`,
  );
}

/** Applies edits that do not overlap. Whatever they leave alone stays as it was, byte for byte. */
export function editText(html: string, edits: readonly PageEdit[]): string {
  let edited = '';
  let from = 0;
  for (const {start, end, text} of edits.toSorted(inOrder)) {
    edited += html.slice(from, start) + text;
    from = end;
  }
  return edited + html.slice(from);
}

/** What is only put in at a place comes before what takes away text behind it. */
const inOrder = (left: PageEdit, right: PageEdit): number =>
  left.start - right.start || left.end - right.end;
