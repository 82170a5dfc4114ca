import type {Code} from 'mdast';
import {cutPrelude} from 'mdx-samples/fence/block';
import {type FenceMarks, parseFenceMeta} from 'mdx-samples/fence/parseFenceMeta';
import {type Language, languageNamed} from '../../site/languages.ts';
import {atMark, PageError, type PageFile} from '../pageFile.ts';

/** What a fence says about its code, and the lines that the page shows. */
export type ReadFence = {
  readonly language: Language;
  readonly marks: FenceMarks;
  readonly visible: string;
};

/** Reads a fence; fails with the place on the page when the language or a mark is wrong. */
export function readFence(file: PageFile, fence: Code): ReadFence {
  const {lang, meta, value} = fence;
  if (!lang)
    throw new PageError(file, fence, 'A code block has no language. Write one, or ```text.');
  return atMark(file, fence, () => {
    const language = languageNamed(lang);
    const marks = parseFenceMeta(meta);
    const visible = cutPrelude(value).visible.join('\n').trimEnd();
    refuseBeyond(visible.split('\n').length, marks);
    return {language, marks, visible};
  });
}

/** Fails when a mark is for a line that the block does not show. */
export function refuseBeyond(count: number, {highlight, ins, del}: FenceMarks): void {
  const beyond = [...highlight, ...ins, ...del].find((number) => number > count);
  if (beyond === undefined) return;
  throw new Error(
    `A mark refers to line ${beyond}, but the block shows ${count}. Count the visible lines, below any cut.`,
  );
}
