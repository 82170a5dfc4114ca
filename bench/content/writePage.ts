import {markdownParser} from 'mdx-samples/page';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {environment} from '../../src/plugins/environment.ts';
import {site} from '../../src/site/identity.ts';
import type {ContentFile, CorpusPage} from './twins.ts';

// Escapes braces and angle brackets of the text, which MDX would take for code.
const writer = unified().use(remarkGfm).use(remarkMdx).use(remarkStringify);

/** Where a generator expects a page, and how it is addressed. */
export type PageShape = {
  readonly fileOf: (path: string) => string;
  readonly addressOf: (path: string) => string;
  /** The text must bring its own heading, because the generator writes none. */
  readonly needsHeading?: boolean;
  /** Posts have a day. */
  readonly hasDates?: boolean;
};

/** Writes a page of the content as the source file of a generator. */
export function writePage(page: CorpusPage, shape: PageShape): ContentFile {
  const header = [
    `title: ${JSON.stringify(page.title)}`,
    `description: ${JSON.stringify(page.description)}`,
    ...(page.date === undefined || !shape.hasDates ? [] : [`date: ${page.date}`]),
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

/** Turns the complete addresses that twins link to into addresses inside a site, in Markdown that MDX accepts too. */
function adaptLinks(markdown: string, origin: string, addressOf: (path: string) => string): string {
  const tree = markdownParser.parse(markdown);
  visit(tree, 'link', (node) => {
    if (!node.url.startsWith(`${origin}/`)) return;
    const [address = '', hash] = node.url.slice(origin.length).split('#');
    const page = addressOf(address.replace(/\.md$/, ''));
    node.url = hash === undefined ? page : `${page}#${hash}`;
  });
  return writer.stringify(tree);
}
