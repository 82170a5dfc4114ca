import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** A page that is not the same in both builds, with the text around the first difference. */
export type PageDifference = {
  readonly page: string;
  readonly before: string;
  readonly after: string;
};

/** What two builds of the site have in common. */
export type BuildComparison = {
  readonly same: number;
  readonly different: readonly PageDifference[];
  readonly gone: readonly string[];
  readonly added: readonly string[];
};

/** How much of a page is shown before and after its first difference. */
const AROUND = 60;

/** Compares the HTML of two builds. Hashes of contents are left out: a file that nobody sees may change. */
export function compareBuilds(before: string, after: string): BuildComparison {
  const [old, now] = [listPages(before), listPages(after)];
  const kept = old.filter((page) => now.includes(page));
  const different = kept.flatMap((page): PageDifference[] => {
    const [was, is] = [readPage(before, page), readPage(after, page)];
    return was === is ? [] : [{page, ...firstDifference(was, is)}];
  });
  return {
    same: kept.length - different.length,
    different,
    gone: old.filter((page) => !now.includes(page)),
    added: now.filter((page) => !old.includes(page)),
  };
}

function listPages(folder: string): readonly string[] {
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .sort();
  if (pages.length > 0) return pages;
  throw new Error(`${folder} has no HTML file. Name the folder of a finished build.`);
}

function readPage(folder: string, page: string): string {
  return withoutHashes(readFileSync(join(folder, page), 'utf8'));
}

/** Names of files such as `main.09dcf695.js`, and what a policy allows by its content. */
export function withoutHashes(html: string): string {
  return html
    .replaceAll(/(?<=[.-])[\da-f]{8,}(?=\.\w)/g, 'HASH')
    .replaceAll(/sha(256|384|512)-[\w+/]+=*/g, 'sha$1-HASH');
}

function firstDifference(was: string, is: string): Omit<PageDifference, 'page'> {
  let at = 0;
  while (was[at] === is[at]) at += 1;
  const around = (text: string): string =>
    text.slice(Math.max(0, at - AROUND), at + AROUND).replaceAll('\n', '⏎');
  return {before: around(was), after: around(is)};
}
