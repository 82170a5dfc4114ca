import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** So many lines after each other are a repetition; one or two are how code looks. */
const RUN = 3;
const CUT = /^[^\S\n]*\/\/ ---cut---[^\S\n]*\n/m;

/** Where a block prints lines that an earlier block of the page has, and how many. */
export type RepeatedCode = {readonly line: number; readonly first: string; readonly lines: number};

/** Finds the lines of code that a page prints twice. */
export function repeatedCode(tree: Root): RepeatedCode[] {
  const earlier = new Set<string>();
  const found: RepeatedCode[] = [];
  visit(tree, 'code', (block) => {
    const lines = visibleLines(block);
    const runs = lines.slice(RUN - 1).map((_, index) => lines.slice(index, index + RUN).join('\n'));
    const repeated = new Set(
      runs.flatMap((run, start) =>
        earlier.has(run) ? Array.from({length: RUN}, (_, step) => start + step) : [],
      ),
    );
    const [first] = repeated;
    if (first !== undefined)
      found.push({
        line: block.position?.start.line ?? 1,
        first: lines[first] ?? '',
        lines: repeated.size,
      });
    for (const run of runs) earlier.add(run);
  });
  return found;
}

function visibleLines({value}: Code): string[] {
  return (value.split(CUT).at(-1) ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
