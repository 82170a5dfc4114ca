import {join} from 'node:path';
import type {Root} from 'mdast';
import {type Problem, problemIn} from 'mdx-samples/problem';
import {type PluggableList, unified} from 'unified';
import type {Page} from '../../markdown/page.ts';
import {PageError} from '../../markdown/pageFile.ts';

/** Runs the steps of the site on a copy of a page. Returns the result, or the problem that stopped them. */
export function expandPage(
  {path, source, tree}: Page,
  root: string,
  steps: PluggableList,
): Root | Problem {
  try {
    const expanded = structuredClone(tree);
    // Every step changes the tree in place.
    unified()
      .use(steps)
      .runSync(expanded, {path: join(root, path), cwd: root, value: source});
    return expanded;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error instanceof PageError) {
      const {line, column, sentence} = error;
      return {file: path, line, column, message: sentence};
    }
    return problemIn(path, `The page cannot be built: ${error.message}`);
  }
}
