import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {type PluggableList, unified} from 'unified';
import {printTree} from './printTree.ts';

/** Parses a page as the site does, runs the given steps over it and prints what they made. */
export async function runSteps(markdown: string, steps: PluggableList, path = 'docs/page.md') {
  const processor = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(steps);
  const tree: Root = processor.parse(markdown);
  return printTree(await processor.run(tree, {path, value: markdown}));
}
