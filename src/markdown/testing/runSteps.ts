import {pageParser} from 'mdx-samples/page';
import {type PluggableList, unified} from 'unified';
import {printTree} from './printTree.ts';

/** Parses a page as the site does, runs the given steps over it and prints what they made. */
export async function runSteps(markdown: string, steps: PluggableList, path = 'docs/page.md') {
  const tree = pageParser.parse(markdown);
  return printTree(await unified().use(steps).run(tree, {path, value: markdown}));
}
