import type {Root} from 'mdast';
import {type CheckedPlace, checkedPlace} from 'mdx-samples/fence/checkedPlace';
import {followSamples, type HiddenCode} from 'mdx-samples/fence/followSamples';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {pageVersion} from '../../site/addresses.ts';
import {type ReadFence, readFence} from '../fence/readFence.ts';
import {type FlowElement, flowElement, uniqueLabels} from '../nodes.ts';
import {atMark, type PageFile, sourcePath} from '../pageFile.ts';
import {renderHidden, renderLines, tokenizeLines} from './colorCode.ts';

declare module 'mdast' {
  interface CodeData {
    /** Name of the frame, when neither its title nor its language says what it is. */
    label?: string;
  }
}

/** What the step needs from the rest of the site. */
export type HighlightOptions = {
  /** The oldest patch that compiles a block of a page, when it is not the first of its version. */
  readonly needsOf: (page: PageFile, place: CheckedPlace) => string | undefined;
};

/** Replaces code fences with finished frames, so that no highlighter reaches the browser. */
export const remarkHighlight: Plugin<[HighlightOptions], Root> =
  ({needsOf}) =>
  (tree, file) => {
    const label = uniqueLabels();
    const hiddenOf = followSamples(pageVersion(sourcePath(file)).version);
    visit(tree, 'code', (fence, index, parent) => {
      if (parent === undefined || index === undefined) return undefined;
      const read = readFence(file, fence);
      const place = checkedPlace(fence);
      const needs = place && needsOf(file, place);
      parent.children[index] = atMark(file, fence, () =>
        codeFrame(read, {
          label: (usual) => label(fence.data?.label ?? usual),
          needs,
          hidden: hiddenOf(fence),
        }),
      );
      return SKIP;
    });
  };

type FrameFacts = {
  readonly label: (usual: string) => string;
  readonly needs: string | undefined;
  readonly hidden: HiddenCode;
};

/** Turns a code fence into the element that shows it, with the colored code as one HTML string. */
function codeFrame(
  {language, marks, visible}: ReadFence,
  {label, needs, hidden}: FrameFacts,
): FlowElement {
  const {lines, imports} = hidden;
  return flowElement('CodeFrame', {
    title: marks.title,
    label: label(`Code: ${marks.title ?? language.label}`),
    language: language.name,
    languageName: language.label,
    platform: marks.platform,
    version: marks.version,
    needs,
    hidden:
      lines.length === 0 ? undefined : renderHidden(tokenizeLines(lines.join('\n'), language)),
    imports: imports === '' ? undefined : imports,
    code: renderLines(tokenizeLines(visible, language), marks),
  });
}
