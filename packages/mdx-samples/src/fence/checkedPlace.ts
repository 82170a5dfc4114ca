import type {Code} from 'mdast';
import {hashBlock} from './block.ts';

declare module 'mdast' {
  interface CodeData {
    /** Hash under which the sample check lists the code, when it is not that of the fence. */
    checkedAs?: string;
  }
}

/** A block as the report of the sample check lists it. */
export type CheckedPlace = {readonly line: number; readonly hash: string};

/** Where the report of the sample check lists a block; nothing for a block that is not on the page itself. */
export function checkedPlace({data, lang, meta, value, position}: Code): CheckedPlace | undefined {
  if (position === undefined) return undefined;
  const hash = data?.checkedAs ?? hashBlock(lang ?? '', meta ?? '', value);
  return {line: position.start.line, hash};
}
