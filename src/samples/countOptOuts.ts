import type {Block} from './collectBlocks.ts';
import {isCompiled} from '../site/languages.ts';
import type {Problem} from './problem.ts';

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
  const message = `${outs.length} of ${compilable.length} blocks are marked "nocheck", and ${ceiling} may be. Make this block compile: declare what it needs above a cut mark.`;
  const problems =
    outs.length > ceiling ? outs.map(({path, fence}) => ({path, ...fence, message})) : [];
  return {compilable: compilable.length, count: outs.length, ceiling, problems};
}
