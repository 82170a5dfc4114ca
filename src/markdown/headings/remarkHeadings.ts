import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {markError} from '../markError.ts';
import {pagePath} from '../pagePath.ts';
import {headingAnchors} from '../headings.ts';

/** Refuses headings that would leave readers without an outline, or links without a single target. */
export const remarkHeadings: Plugin<[], Root> = () => (tree, file) => {
  const lines = new Map<string, number | undefined>();
  let level = 1;
  // Pages outside of docs and blog write their title themselves.
  const writesTitle = pagePath(file).startsWith('src/pages/');
  for (const {id, heading} of headingAnchors(tree)) {
    const {depth, position} = heading;
    if (depth === 1 && !(writesTitle && lines.size === 0))
      throw markError(file, heading, 'The title of the page is its only "#" heading. Write "##".');
    if (depth > level + 1)
      throw markError(
        file,
        heading,
        `A heading of level ${depth} follows one of level ${level}. Write "${'#'.repeat(level + 1)}".`,
      );
    level = depth;
    if (id === '') throw markError(file, heading, 'The heading has no text that could be linked.');
    if (lines.has(id))
      throw markError(
        file,
        heading,
        `The anchor "${id}" belongs to the heading in line ${lines.get(id) ?? '?'}. Give this one another.`,
      );
    lines.set(id, position?.start.line);
  }
};
