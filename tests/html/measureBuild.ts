import {brotliCompressSync, gzipSync} from 'node:zlib';
import {isPageFile} from '../../src/site/playableApps.ts';
import type {Measures} from './budgets.ts';

/** Files of a build by their path. */
export type BuiltFiles = ReadonlyMap<string, string>;

const DOCS = /^docs\/(?:2\.\d\/)?\w[\w-]*(?:\/|\.html)/;

const gzip = (text: string): number => gzipSync(text, {level: 9}).length;
const known = new Map<string, number>();

function brotli(text: string): number {
  const size = known.get(text) ?? brotliCompressSync(text).length;
  known.set(text, size);
  return size;
}

/** Measures what visitors of a build load. */
export function measureBuild(files: BuiltFiles): Measures {
  const pages = [...files].filter(([path]) => isPageFile(path));
  const firstView = ([, html]: readonly [string, string]): number =>
    brotli(html) + firstSheets(html).reduce((sum, path) => sum + brotli(read(files, path)), 0);
  const views = (kind: RegExp): number[] =>
    pages
      .filter(([path]) => kind.test(path))
      .map(firstView)
      .sort((a, b) => a - b);
  const docs = views(DOCS);
  return {
    docsFirstViewMedian: docs[Math.floor(docs.length / 2)] ?? Infinity,
    docsFirstViewLargest: docs.at(-1) ?? Infinity,
    docsFirstText: Math.max(
      ...pages.filter(([path]) => DOCS.test(path)).map(([, html]) => gzip(firstText(html))),
    ),
    homeFirstView: views(/^index\.html$/)[0] ?? Infinity,
    postFirstViewLargest: views(/^blog\/v2/).at(-1) ?? Infinity,
    sharedScripts: total(files, /^assets\/js\/(?:main|runtime~main)\.\w+\.js$/, gzip),
    firstStyles: Math.max(...pages.map(([, html]) => gzip(firstStyles(html)))),
    wholeSheet: largest(files, /^assets\/css\/whole/, gzip),
    elements: Math.max(...pages.map(([, html]) => html.match(/<[a-z]/g)?.length ?? 0)),
    firstRequests: Math.max(...pages.map(([, html]) => 1 + firstFiles(html).length)),
    styleAttributes: pages.reduce(
      (sum, [, html]) => sum + (html.match(/\sstyle=/g)?.length ?? 0),
      0,
    ),
  };
}

function firstStyles(html: string): string {
  return /<style data-first-view>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
}

/** A page up to the end of its title and first paragraph. */
function firstText(html: string): string {
  return /^.*?<h1.*?<p[ >].*?(?:<\/p>|<template )/s.exec(html)?.[0] ?? html;
}

/** Style sheets that a page waits for; those for readers without scripts are in `<noscript>`. */
function firstSheets(html: string): string[] {
  const blocking = /<link rel="?stylesheet"? href="?\/([^"\s>]+)"?\s*\/?>/g;
  return [...withoutNoscript(html).matchAll(blocking)].map(([, path]) => path ?? '');
}

function firstFiles(html: string): string[] {
  const images = withoutNoscript(html).match(/<(?:img|script)\s[^>]*\bsrc=/g) ?? [];
  const icons = html.match(/<link[^>]*rel="?icon"?/g) ?? [];
  return [...firstSheets(html), ...images, ...icons.slice(0, 1)];
}

function withoutNoscript(html: string): string {
  return html.replace(/<noscript>.*?<\/noscript>/gs, '');
}

function read(files: BuiltFiles, path: string): string {
  const text = files.get(path);
  if (text === undefined) throw new Error(`The build has no ${path}, which a page asks for.`);
  return text;
}

function sizes(files: BuiltFiles, kind: RegExp, size: (text: string) => number): number[] {
  return [...files].filter(([path]) => kind.test(path)).map(([, text]) => size(text));
}

function total(files: BuiltFiles, kind: RegExp, size: (text: string) => number): number {
  return sizes(files, kind, size).reduce((sum, bytes) => sum + bytes, 0);
}

function largest(files: BuiltFiles, kind: RegExp, size: (text: string) => number): number {
  return Math.max(...sizes(files, kind, size));
}
