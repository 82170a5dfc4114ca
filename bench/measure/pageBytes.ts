import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {findFile} from '../serve/startServer.ts';
import {listHeadFiles} from './headFiles.ts';

const STYLE_ELEMENT = /<style\b.*?<\/style>/gs;

/** Compressed bytes of a page and of what it names. */
export type PageBytes = {
  readonly html: number;
  /** Style sheets that the page waits for, and what of itself is style. */
  readonly styles: number;
  readonly styleFiles: number;
};

/** Counts a page of a build as a host sends it. */
export function countPage(folder: string, address: string): PageBytes {
  const file = findFile(folder, address);
  if (file === undefined) throw new Error(`${folder} has no page ${address}.`);
  const page = readFileSync(file, 'utf8');
  const {styles} = listHeadFiles(page);
  const html = compressedText(page.replaceAll(STYLE_ELEMENT, ''));
  const inline = compressedText(page) - html;
  return {
    html,
    styles: styles.reduce((sum, path) => sum + compressedSize(join(folder, path)), inline),
    styleFiles: styles.length,
  };
}

/** Counts a page up to the end of its title and its first paragraph, with the styles inside: what a reader waits for. */
export function countToFirstParagraph(page: string): number {
  const title = page.indexOf('</h1>');
  const end = page.indexOf('</p>', title);
  if (title === -1 || end === -1) throw new Error('The page has no paragraph behind its title.');
  return compressedText(page.slice(0, end + '</p>'.length));
}

/** Returns the docs pages of a build of ours, as text. */
export function readDocsPages(folder: string): string[] {
  return (
    readdirSync(join(folder, 'docs'), {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.html'))
      .map((name) => readFileSync(join(folder, 'docs', name), 'utf8'))
      // The roots of versions only lead on to their first page.
      .filter((page) => /<\/h1>.*<\/p>.*<\/main>/s.test(page))
  );
}

/** Counts the scripts that every page of a Docusaurus site runs: the start of the bundler, and the main one. */
export function countMainScripts(folder: string): number {
  const scripts = join(folder, 'assets/js');
  return readdirSync(scripts)
    .filter((file) => /^(?:runtime~)?main\.\w+\.js$/.test(file))
    .reduce((sum, file) => sum + compressedSize(join(scripts, file)), 0);
}

/** Counts what grows for every visitor with the number of pages: HTML and styles of a page, and the main scripts. */
export function countVisit(folder: string, address: string): number {
  const {html, styles} = countPage(folder, address);
  return html + styles + countMainScripts(folder);
}

/** Counts a text as a host sends it. */
export function compressedText(text: string): number {
  return gzipSync(text, {level: 9}).length;
}

function compressedSize(file: string): number {
  return compressedText(readFileSync(file, 'utf8'));
}
