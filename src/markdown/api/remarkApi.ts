import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {Surface} from '../../library/surface/surface.ts';
import {atMark} from '../markError.ts';
import {pagePath} from '../pagePath.ts';
import {pageVersion} from '../../site/addresses.ts';
import {badgeParagraph, expandBlockMark} from './expandBlockMark.ts';
import {expandInlineMark} from './expandInlineMark.ts';
import {takeOut} from './takeOut.ts';

/** What the step asks of the rest of the site. */
export type ApiOptions = {
  /** The names of a docs version. */
  readonly surfaceOf: (version: string) => Surface;
};

/** Replaces the marks of the API by what is true in the page's version. */
export const remarkApi: Plugin<[ApiOptions], Root> =
  ({surfaceOf}) =>
  (tree, file) => {
    const surface = surfaceOf(pageVersion(pagePath(file)).version);

    // Badges in a heading would end up in its anchor and in the table of contents.
    visit(tree, 'heading', (heading, index, parent) => {
      if (parent === undefined || index === undefined) return undefined;
      const badges = takeOut(heading, ['Badges', 'Since']).flatMap((mark) =>
        atMark(file, mark, () => expandInlineMark(mark, surface, {inHeading: true}) ?? []),
      );
      if (badges.length > 0) parent.children.splice(index + 1, 0, badgeParagraph(badges));
      return undefined;
    });

    visit(tree, 'mdxJsxFlowElement', (mark, index, parent) => {
      if (parent === undefined || index === undefined) return undefined;
      const blocks = atMark(file, mark, () => expandBlockMark(mark, surface));
      if (blocks === undefined) return undefined;
      parent.children.splice(index, 1, ...blocks);
      return [SKIP, index];
    });

    visit(tree, 'mdxJsxTextElement', (mark, index, parent) => {
      if (parent === undefined || index === undefined) return undefined;
      const inHeading = parent.type === 'heading';
      const pieces = atMark(file, mark, () => expandInlineMark(mark, surface, {inHeading}));
      if (pieces === undefined) return undefined;
      parent.children.splice(index, 1, ...pieces);
      return [SKIP, index];
    });
  };
