import {readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';

/** One page of the content that all sites are built from. */
export type CorpusPage = {
  /** Address on the site, for example `/docs/guides/purchases`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Day of publication, for posts. */
  readonly date?: string;
  /** Markdown without front matter and without the heading that repeats the title. */
  readonly body: string;
};

/** A file that the export writes, relative to the folder of a site. */
export type ContentFile = {readonly path: string; readonly text: string};

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n+/;

/** Reads the Markdown twin of a page; a file without front matter is not a page and returns nothing. */
export function parseTwin(text: string, path: string): CorpusPage | undefined {
  const header = FRONT_MATTER.exec(text);
  if (!header) return undefined;
  const fields = readFields(header[1] ?? '');
  const title = fields.get('title');
  if (title === undefined)
    throw new Error(`The Markdown twin of ${path} has no title: build the site again.`);
  const date = fields.get('date');
  return {
    path,
    title,
    description: fields.get('description') ?? title,
    ...(date === undefined ? {} : {date}),
    body: text.slice(header[0].length).replace(/^# .*\n+/, ''),
  };
}

/** The header of a twin has one field on a line, with its value as a JSON string. */
function readFields(header: string): ReadonlyMap<string, string> {
  return new Map(
    header.split('\n').flatMap((line) => {
      const [, name, value] = /^(\w+): (".*")$/.exec(line) ?? [];
      if (name === undefined || value === undefined) return [];
      return [[name, String(JSON.parse(value))]];
    }),
  );
}

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
  throw new Error(`${folder} has no Markdown twins: the peers have nothing to be built from.`);
}
