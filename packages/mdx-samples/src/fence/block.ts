import {createHash} from 'node:crypto';

const CUT = '// ---cut---';
const NEARLY_CUT = /^\/\/\s*-+\s*cut\s*-+$/i;

/** Splits a block at its cut mark; for a mark that hides nothing, it throws an error that says how to fix it. */
export function cutPrelude(code: string) {
  const lines = code.split('\n');
  const marks = lines.flatMap((line, index) => (NEARLY_CUT.test(line.trim()) ? [index] : []));
  const [cut, second] = marks;
  if (cut === undefined) return {hidden: 0, prelude: lines.slice(0, 0), visible: lines};
  if (lines[cut]?.trim() !== CUT) throw new Error(`Write the cut mark as "${CUT}".`);
  if (second !== undefined) throw new Error('A block can have one cut mark. Keep the last one.');
  if (lines.slice(0, cut).every((line) => line.trim() === '')) {
    throw new Error('The cut mark hides nothing: put a prelude above it or remove it.');
  }
  return {
    /** How many lines at the top are hidden, the mark itself included. */
    hidden: cut + 1,
    /** The hidden lines, without the mark. */
    prelude: lines.slice(0, cut),
    /** The lines that the page shows. */
    visible: lines.slice(cut + 1),
  };
}

/** Puts lines of code below others, with a blank line between unless both are imports. */
export function joinLines(above: readonly string[], below: readonly string[]): readonly string[] {
  const [end = '', start = ''] = [above.at(-1), below[0]];
  const isImport = (line: string) => /^import\b|\bfrom ['"][^'"]+['"];$/.test(line);
  const touches = end.trim() === '' || start.trim() === '' || (isImport(end) && isImport(start));
  return touches ? [...above, ...below] : [...above, '', ...below];
}

/** A short name for exactly this block: the site shows the badge only for the code that was checked. */
export function hashBlock(language: string, meta: string, code: string): string {
  return createHash('sha256')
    .update([language, meta.trim(), code].join('\n'))
    .digest('hex')
    .slice(0, 16);
}
