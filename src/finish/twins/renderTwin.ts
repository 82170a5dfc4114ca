import {join} from 'node:path';
import type {Code} from 'mdast';
import {pageParser} from 'mdx-samples/page';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {type PluggableList, unified} from 'unified';
import {remarkPlainMarks} from '../../marks/remarkPlainMarks.ts';
import {type FenceCheck, remarkPlainFences} from './plainFences.ts';
import {remarkAbsoluteLinks, remarkCutMdx, remarkPlainAdmonitions} from './plainMarkdown.ts';
import {remarkPrintedIds} from './printedIds.ts';

/** A page as its author wrote it. */
export type TwinInput = {
  /** Path of the file from the repository's root. */
  readonly path: string;
  /** The repository's root; where the program runs when absent. */
  readonly cwd?: string;
  readonly value: string;
};

/** What a page needs from the rest of the site to become plain Markdown. */
export type TwinContext = {
  /** Steps of the site that expand marks into Markdown. */
  readonly marks: PluggableList;
  /** What the sample check found out about a block of the page. */
  readonly checkOf: (fence: Code) => FenceCheck | undefined;
  /** Turns the target of a link into an absolute address. */
  readonly resolve: (target: string) => string;
};

const printer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '*',
    fences: true,
    listItemIndent: 'one',
    // An address in angle brackets would look like a tag.
    resourceLink: true,
    rule: '-',
  })
  .freeze();

/** Turns the MDX of a page into Markdown that needs nothing of this site to be read. */
export function renderTwin(
  {path, cwd = process.cwd(), value}: TwinInput,
  {marks, checkOf, resolve}: TwinContext,
): string {
  const steps = unified()
    .use(marks)
    .use(remarkPrintedIds)
    .use(remarkCutMdx)
    .use(remarkPlainMarks)
    .use(remarkPlainAdmonitions)
    .use(remarkPlainFences, {checkOf})
    .use(remarkAbsoluteLinks, {resolve});
  return printer.stringify(
    steps.runSync(pageParser.parse(value), {path: join(cwd, path), cwd, value}),
  );
}
