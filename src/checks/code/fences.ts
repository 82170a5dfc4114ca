import type {Block} from 'mdx-samples/blocks';
import {COMPILED, isCompiled} from 'mdx-samples/languages';
import type {Problem} from 'mdx-samples/problem';
import {refuseBeyond} from '../../markdown/fence/readFence.ts';
import type {PageSource} from '../../markdown/page.ts';
import {REPOSITORY_ONLY, SHOWN} from '../../site/languages.ts';

/** Fails when a fence names a language, a version or a line that does not exist. */
export function checkFence(
  block: Block,
  kind: PageSource['kind'],
  versions: readonly string[],
): void {
  checkLanguage(block.language, kind);
  const {marks, code, hidden} = block;
  refuseBeyond(code.split('\n').length - hidden, marks);
  if (marks.version !== undefined && !versions.includes(marks.version)) {
    throw new Error(
      `There is no docs version "${marks.version}". Known versions: ${versions.join(', ')}.`,
    );
  }
  if (marks.nocheck !== undefined && marks.errors.length > 0) {
    throw new Error(
      'A block that is not compiled cannot expect errors: drop "nocheck" or "error".',
    );
  }
  if (!isCompiled(block.language)) checkUncompiled(block);
}

function checkLanguage(language: string, kind: PageSource['kind']): void {
  const allowed = [...COMPILED, ...SHOWN, ...(kind === 'repository' ? REPOSITORY_ONLY : [])];
  if (allowed.includes(language)) return;
  const found =
    language === '' ? 'This code block has no language' : `Unknown fence language "${language}"`;
  throw new Error(`${found}. Use one of: ${allowed.join(', ')}.`);
}

function checkUncompiled({marks, language, hidden}: Block): void {
  const misplaced = [
    ...(marks.continues ? ['continues'] : []),
    ...(marks.errors.length > 0 ? ['error'] : []),
    ...(marks.nocheck !== undefined ? ['nocheck'] : []),
    // A block of MDX shows how to write the mark.
    ...(hidden > 0 && language !== 'mdx' ? ['// ---cut---'] : []),
  ];
  if (misplaced.length === 0) return;
  throw new Error(
    `"${misplaced[0]}" works only on ${COMPILED.join(', ')} blocks. Remove it: ${language} blocks are not compiled.`,
  );
}

const SHARE = 0.02;

/** How many blocks are not compiled, and how many may be. */
export type OptOuts = {
  readonly compilable: number;
  readonly count: number;
  readonly ceiling: number;
  readonly problems: readonly Problem[];
};

/** Counts the blocks marked "nocheck"; over the ceiling each of them is a problem. */
export function countOptOuts(blocks: readonly Block[]): OptOuts {
  const compilable = blocks.filter(({language}) => isCompiled(language));
  const outs = compilable.filter(({marks}) => marks.nocheck !== undefined);
  const ceiling = Math.max(1, Math.floor(compilable.length * SHARE));
  const message = `${outs.length} of ${compilable.length} blocks are marked "nocheck", but the limit is ${ceiling}. Make this block compile: declare what it needs above `; // ---cut---`.`;
  const problems =
    outs.length > ceiling ? outs.map(({path, fence}) => ({file: path, ...fence, message})) : [];
  return {compilable: compilable.length, count: outs.length, ceiling, problems};
}
