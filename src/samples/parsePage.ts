import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {PageSource} from './listPages.ts';
import type {Problem} from './problem.ts';

/** A page with its syntax tree and its lines. */
export type Page = PageSource & {
  readonly tree: Root;
  readonly lines: readonly string[];
};

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).freeze();
const mdx = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .freeze();

/** Parses a page the way the site does: MDX for pages and posts, plain Markdown for repository docs. */
export function parsePage(file: PageSource): Page | Problem {
  const source = file.source.replaceAll('\r\n', '\n');
  try {
    const tree = (file.kind === 'repository' ? markdown : mdx).parse(source);
    return {...file, source, tree, lines: source.split('\n')};
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const message = `The page cannot be read as MDX: ${error.message}`;
    return {path: file.path, line: read(error, 'line'), column: read(error, 'column'), message};
  }
}

// The parser throws errors that carry their place.
function read(error: Error, key: 'line' | 'column'): number {
  const place: unknown = Reflect.get(error, key);
  return typeof place === 'number' ? place : 1;
}
