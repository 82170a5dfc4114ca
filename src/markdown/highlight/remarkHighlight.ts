import type {Code, Root} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {pageVersion} from '../../site/addresses.ts';
import {type Language, languageNamed, languages} from '../../site/languages.ts';
import {cutPrelude, hashBlock} from '../fence/block.ts';
import {followSamples, type HiddenCode} from '../fence/followSamples.ts';
import {parseFenceMeta} from '../fence/parseFenceMeta.ts';
import {type FlowElement, flowElement, uniqueLabels} from '../nodes.ts';
import {atMark, PageError, type PageFile, sourcePath} from '../pageFile.ts';
import {renderLines, renderHidden, tokenizeLines} from './colorCode.ts';

declare module 'mdast' {
  interface CodeData {
    /** Name of the frame, when neither its title nor its language says what it is. */
    label?: string;
    /** Hash under which the sample check lists the code, when it is not that of the fence. */
    checkedAs?: string;
  }
}

/** A block as the report of the sample check lists it. */
export type CheckedPlace = {readonly line: number; readonly hash: string};

/** What the step needs from the rest of the site. */
export type HighlightOptions = {
  /** The oldest patch that compiles a block of a page, when it is not the first of its version. */
  readonly needsOf: (page: PageFile, place: CheckedPlace) => string | undefined;
  readonly table?: readonly Language[];
};

/** Replaces code fences with finished frames, so that no highlighter reaches the browser. */
export const remarkHighlight: Plugin<[HighlightOptions], Root> =
  ({needsOf, table = languages}) =>
  (tree, file) => {
    const label = uniqueLabels();
    const hiddenOf = followSamples(pageVersion(sourcePath(file)).version);
    visit(tree, 'code', (fence, index, parent) => {
      if (parent === undefined || index === undefined) return undefined;
      if (!fence.lang) {
        throw new PageError(file, fence, 'A code block has no language. Write one, or ```text.');
      }
      const language = atMark(file, fence, () => languageNamed(fence.lang ?? '', table));
      const place = checkedPlace(fence);
      const needs = place && needsOf(file, place);
      parent.children[index] = atMark(file, fence, () =>
        codeFrame(fence, language, {label, needs, hidden: hiddenOf(fence)}),
      );
      return SKIP;
    });
  };

/** Where the report of the sample check lists a block; nothing for a block that is not on the page itself. */
export function checkedPlace({data, lang, meta, value, position}: Code): CheckedPlace | undefined {
  if (position === undefined) return undefined;
  const hash = data?.checkedAs ?? hashBlock(lang ?? '', meta ?? '', value);
  return {line: position.start.line, hash};
}

type FrameFacts = {
  readonly label: (wanted: string) => string;
  readonly needs: string | undefined;
  readonly hidden: HiddenCode;
};

/** Turns a code fence into the element that shows it, with the colored code as one HTML string. */
function codeFrame(
  {meta, value, data}: Code,
  language: Language,
  {label, needs, hidden}: FrameFacts,
): FlowElement {
  const marks = parseFenceMeta(meta);
  const visible = cutPrelude(value).visible.join('\n').trimEnd();
  const {lines, imports} = hidden;
  return flowElement('CodeFrame', {
    title: marks.title,
    label: label(data?.label ?? `Code: ${marks.title ?? language.label}`),
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
