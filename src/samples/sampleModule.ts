/** A stretch of a module and the place it was written at. */
export type Segment = {
  readonly path: string;
  /** Line of the page where the stretch begins. */
  readonly line: number;
  /** How many characters of the page's line stand before each line of the code. */
  readonly indents: readonly number[];
  /** First line of the stretch in the module, counted from 0. */
  readonly start: number;
  /** First line that the reader sees, counted from the start of the stretch. */
  readonly hidden: number;
  /** Compiler errors that the visible lines must produce. */
  readonly expected: readonly string[];
};

/** What the compiler gets for one block: its code, after the code it goes on from. */
export type SampleModule = {
  /** Name of a file beside the page, so that relative imports mean what they say. */
  readonly fileName: string;
  readonly version: string;
  readonly text: string;
  readonly segments: readonly Segment[];
};

/** Returns the stretch that a line of the module belongs to, the block itself for lines past the end. */
export function segmentAt({segments, fileName}: SampleModule, line: number): Segment {
  const found = segments.findLast(({start}) => start <= line);
  if (!found) throw new Error(`The module ${fileName} has no code.`);
  return found;
}

/** Returns the stretch that the module exists for; those before it belong to earlier blocks. */
export function ownSegment(module: SampleModule): Segment {
  return segmentAt(module, Number.POSITIVE_INFINITY);
}
