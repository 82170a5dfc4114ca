import type {Code, Root} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {hashBlock} from '../fence/hashBlock.ts';
import {atMark, markError} from '../markError.ts';
import {pagePath} from '../pagePath.ts';
import {uniqueLabels} from '../uniqueLabels.ts';
import {codeFrame} from './codeFrame.ts';

declare module 'mdast' {
  interface CodeData {
    /** Name of the frame, when neither its title nor its language says what it is. */
    label?: string;
    /** Hash under which the sample check knows the code, when it is not that of the fence. */
    checkedAs?: string;
  }
}

/** A block as the report of the sample check knows it. */
export type CheckedPlace = {
  readonly path: string;
  readonly line: number;
  readonly hash: string;
};

/** What the step asks of the rest of the site. */
export type HighlightOptions = {
  /** The patch that a block needs, for example `2.8.7`; undefined when every patch will do. */
  readonly needsOf: (place: CheckedPlace) => string | undefined;
};

/** Replaces code fences by finished frames, so that no highlighter reaches the browser. */
export const remarkHighlight: Plugin<[HighlightOptions], Root> =
  ({needsOf}) =>
  (tree, file) => {
    const label = uniqueLabels();
    visit(tree, 'code', (fence: Code, index, parent) => {
      if (parent === undefined || index === undefined) return undefined;
      if (!fence.lang) {
        throw markError(file, fence, 'A code block has no language. Write one, or ```text.');
      }
      const hash = fence.data?.checkedAs ?? hashBlock(fence.lang, fence.meta ?? '', fence.value);
      const line = fence.position?.start.line;
      const needs = line === undefined ? undefined : needsOf({path: pagePath(file), line, hash});
      parent.children[index] = atMark(file, fence, () => codeFrame(fence, {label, needs}));
      return SKIP;
    });
  };
