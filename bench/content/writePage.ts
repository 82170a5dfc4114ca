import {environment} from '../../src/plugins/environment.ts';
import {site} from '../../src/site/identity.ts';
import {adaptLinks} from './adaptLinks.ts';
import type {ContentFile, CorpusPage} from './twins.ts';

/** Where a generator expects a page, and how it is addressed. */
export type PageShape = {
  readonly fileOf: (path: string) => string;
  readonly addressOf: (path: string) => string;
  /** Whether the text must bring its own heading, because the generator writes none. */
  readonly needsHeading: boolean;
};

/** Writes a page of the content as the source file of a generator. */
export function writePage(page: CorpusPage, shape: PageShape): ContentFile {
  const header = [
    `title: ${JSON.stringify(page.title)}`,
    `description: ${JSON.stringify(page.description)}`,
    ...(page.date === undefined ? [] : [`date: ${page.date}`]),
  ];
  const body = adaptLinks(page.body, environment.url, shape.addressOf);
  return {
    path: shape.fileOf(page.path),
    text: `---\n${header.join('\n')}\n---\n\n${shape.needsHeading ? `# ${page.title}\n\n` : ''}${body}`,
  };
}

/** Writes the first page of a site, which no measure looks at. */
export function writeHome(path: string, entrance: string): ContentFile {
  const text = `---\ntitle: ${site.title}\n---\n\n[Introduction](${entrance})\n`;
  return {path, text};
}
