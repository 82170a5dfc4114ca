import type {Code} from 'mdast';
import {isCompiled} from '../languages.ts';
import {cutPrelude, joinLines} from './block.ts';
import {type Excerpt, neededImports} from './neededImports.ts';
import {parseFenceMeta} from './parseFenceMeta.ts';

declare module 'mdast' {
  interface CodeData {
    /** A mark wrote the block, so the samples of the page do not continue it. */
    byMark?: true;
    /** The file that the block is a part of: a copy needs some of its imports, and the block has no hidden lines. */
    excerpt?: Excerpt;
  }
}

/** What a block needs to be complete. */
export type HiddenCode = {
  /** The lines to put above the visible ones, in the order in which they compile. */
  readonly lines: readonly string[];
  /** The imports of those lines that the visible lines use. */
  readonly imports: string;
};

type Whole = {readonly lines: readonly string[]; readonly language: string};

const NOTHING: HiddenCode = {lines: [], imports: ''};

/** Goes through the blocks of a page in order and returns what is hidden in each: its prelude and what it continues. */
export function followSamples(pageVersion: string): (fence: Code) => HiddenCode {
  const last = new Map<string, Whole>();
  return ({lang, meta, value, data}) => {
    if (data?.byMark) return {...NOTHING, imports: data.excerpt ? neededImports(data.excerpt) : ''};
    const marks = parseFenceMeta(meta);
    const {prelude, visible} = cutPrelude(value);
    const language = lang ?? '';
    if (!isCompiled(language)) return {lines: prelude, imports: ''};
    const version = marks.version ?? pageVersion;
    const above = marks.continues ? last.get(version) : undefined;
    const kept = visible.filter((_, index) => !marks.del.includes(index + 1));
    const hidden = joinLines(above?.lines ?? [], prelude);
    const whole: Whole = {
      lines: joinLines(hidden, kept),
      language: above?.language.endsWith('x') ? above.language : language,
    };
    last.set(version, whole);
    if (hidden.length === 0) return NOTHING;
    const to = whole.lines.length;
    const from = to - kept.length;
    return {
      lines: whole.lines.slice(0, from),
      imports: neededImports({
        code: whole.lines.join('\n'),
        shown: {from, to},
        language: whole.language,
      }),
    };
  };
}
