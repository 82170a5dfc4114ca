import type {Code} from 'mdast';
import {languageName} from '../../site/languages.ts';
import {cutPrelude} from '../fence/cutPrelude.ts';
import {parseFenceMeta} from '../fence/parseFenceMeta.ts';
import {type FlowElement, flowElement} from '../nodes.ts';
import {renderLines} from './renderLines.ts';
import {tokenizeLines} from './tokenizeLines.ts';

/** What a frame needs to know about the page around the block. */
export type FrameContext = {
  /** Makes the name of the frame unique on its page. */
  readonly label: (wanted: string) => string;
  /** The oldest patch that compiles the block, when it is not the first of its version. */
  readonly needs: string | undefined;
};

/** Turns a code fence into the element that shows it, with the colored code as one HTML string. */
export function codeFrame(fence: Code, {label, needs}: FrameContext): FlowElement {
  const language = fence.lang ?? 'text';
  const marks = parseFenceMeta(fence.meta);
  const visible = cutPrelude(fence.value).visible.join('\n').trimEnd();
  const html = renderLines(tokenizeLines(visible, language), marks);
  return flowElement('CodeFrame', {
    title: marks.title,
    label: label(fence.data?.label ?? `Code: ${marks.title ?? languageName(language)}`),
    language,
    platform: marks.platform,
    version: marks.version,
    needs,
    code: html,
  });
}
