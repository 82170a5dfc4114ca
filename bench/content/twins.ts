import {readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';
import {readHeader} from '../../src/finish/twins/readHeader.ts';

/** One page of the content that all sites are built from. */
export type CorpusPage = {
  /** Address on the site, for example `/docs/guides/purchases`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Day of publication, for posts. */
  readonly date: string | undefined;
  /** Markdown without front matter and without the heading that repeats the title. */
  readonly body: string;
};

/** A file that the export writes, relative to the folder of a site. */
export type ContentFile = {readonly path: string; readonly text: string};

/** Reads the docs pages and posts of a build from their Markdown twins, sorted by address. */
export function readTwins(folder: string): CorpusPage[] {
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /^(?:docs|blog)\/.*\.md$/.test(file))
    .sort()
    .flatMap((file) => {
      const {fields, body} = readHeader(readFileSync(join(folder, file), 'utf8'));
      const {title, description = title, date} = fields;
      // A file without a title is not a page.
      if (title === undefined || description === undefined) return [];
      const path = `/${file.replace(/\.md$/, '')}`;
      return [{path, title, description, date, body: body.replace(/^# .*\n+/, '')}];
    });
  if (pages.length > 0) return pages;
  throw new Error(`${folder} has no Markdown twins: the peers have nothing to be built from.`);
}

/** Returns the docs page of median length in the current version. No generator influences how long its text is. */
export function medianPage(pages: readonly CorpusPage[]): string {
  const docs = pages
    .filter(({path}) => /^\/docs\/(?!\d)/.test(path))
    .toSorted((a, b) => a.body.length - b.body.length);
  const median = docs[Math.floor(docs.length / 2)];
  if (!median) throw new Error('The content has no page of the current docs to measure.');
  return median.path;
}
