import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

const reader = unified().use(remarkParse).use(remarkGfm);
// Escapes braces and angle brackets of the text, which MDX would take for code.
const writer = unified().use(remarkGfm).use(remarkMdx).use(remarkStringify);

/** Turns the complete addresses that twins link to into addresses inside a site, in Markdown that MDX accepts too. */
export function adaptLinks(
  markdown: string,
  origin: string,
  addressOf: (path: string) => string,
): string {
  const tree = reader.parse(markdown);
  visit(tree, 'link', (node) => {
    if (!node.url.startsWith(`${origin}/`)) return;
    const [address = '', hash] = node.url.slice(origin.length).split('#');
    const page = addressOf(address.replace(/\.md$/, ''));
    node.url = hash === undefined ? page : `${page}#${hash}`;
  });
  return writer.stringify(tree);
}
