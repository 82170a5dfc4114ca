import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';
import type {PagePlace} from './editText.ts';
import {type Element, elementsIn, parseHtml} from './html.ts';

/** The text of a page and the file that it is in, relative to the folder of the build. */
export type PageText = {readonly file: string; readonly html: string};

/** A page with the document that a browser reads in its text. */
export type BuiltPage = PageText & {
  readonly document: Tree.Document;
  /** All elements of the document, in their order. */
  readonly elements: readonly Element[];
};

/** Lists the HTML files of a build, with forward slashes. */
export function listHtmlFiles(outDir: string): string[] {
  return readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
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

/** Returns the offsets of an element in the text of its page, its end tag included. */
export function sourceRange(element: Element): PagePlace {
  const place = element.sourceCodeLocation;
  if (place) return {start: place.startOffset, end: place.endOffset};
  throw new Error(
    `A <${element.tagName}> was added by the HTML parser: its tag is missing from the page.`,
  );
}
