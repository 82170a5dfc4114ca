import {readFileSync, readdirSync} from 'node:fs';
import {join, sep} from 'node:path';
import type {CorpusPage} from './corpusPage.ts';
import {parseTwin} from './parseTwin.ts';

/** Reads the docs pages and posts of a build from their Markdown twins, sorted by address. */
export function readTwins(folder: string): CorpusPage[] {
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /^(?:docs|blog)\/.*\.md$/.test(file))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return parseTwin(text, `/${file.replace(/\.md$/, '')}`) ?? [];
    });
  if (pages.length > 0) return pages;
  throw new Error(`${folder} holds no Markdown twins: the peers have nothing to be built from.`);
}
