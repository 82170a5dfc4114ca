import {join} from 'node:path';
import type {Root} from 'mdast';
import {type PluggableList, unified} from 'unified';
import {pageParser} from '../../markdown/pageParser.ts';

/** A page with its marks expanded, or a sentence with file and line about what makes that impossible. */
export type ParsedBody = {readonly tree: Root} | {readonly sentence: string};

/** Parses a page as the site does and runs the given steps over it. */
export function parseBody(
  {file, text}: {readonly file: string; readonly text: string},
  steps: PluggableList,
  siteDir: string,
): ParsedBody {
  let tree: Root;
  try {
    tree = pageParser.parse(text);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const [, start] = /\((\d+):\d+-/.exec(error.message) ?? [];
    const line = numberIn(error, 'line') ?? start ?? 1;
    return {sentence: `${file}:${line}: The page cannot be read as MDX: ${error.message}.`};
  }
  try {
    const page = {path: join(siteDir, file), cwd: siteDir, value: text};
    // Every step changes the tree in its place.
    unified().use(steps).runSync(tree, page);
    return {tree};
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error.message.startsWith(`${file}:`)) return {sentence: error.message};
    return {sentence: `${file}:1: No page can be made of this: ${error.message}`};
  }
}

function numberIn(error: Error, key: string): number | undefined {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'number' ? value : undefined;
}
