import type {Block} from './blocks.ts';
import {type CompiledLanguage, isCompiled} from './languages.ts';
import type {Problem} from './problem.ts';

/** A part of a module and the place where it was written. */
export type Segment = {
  readonly path: string;
  /** Line of the page where the part begins. */
  readonly line: number;
  /** How many characters of the page's line are before each line of the code. */
  readonly indents: readonly number[];
  /** First line of the part in the module, counted from 0. */
  readonly start: number;
  /** First line that the reader sees, counted from the start of the part. */
  readonly hidden: number;
  /** Compiler errors that the visible lines must produce. */
  readonly expected: readonly string[];
};

/** What the compiler gets for one block: its code, after the code that it continues. */
export type SampleModule = {
  /** Name of a file next to the page, so that relative imports resolve. */
  readonly fileName: string;
  readonly version: string;
  readonly text: string;
  readonly segments: readonly Segment[];
};

/** Returns the part that a line of the module belongs to; the block itself for lines past the end. */
export function segmentAt({segments, fileName}: SampleModule, line: number): Segment {
  const found = segments.findLast(({start}) => start <= line);
  if (!found) throw new Error(`The module ${fileName} has no code.`);
  return found;
}

/** Returns the part that the module was made for; those before it belong to earlier blocks. */
export function ownSegment(module: SampleModule): Segment {
  return segmentAt(module, Number.POSITIVE_INFINITY);
}

/** A block together with its module. */
export type BuiltBlock = {readonly block: Block; readonly module: SampleModule};

/** Turns the blocks of one page, in page order, into the modules that the compiler reads; a problem is a block with nothing to continue. */
export function buildModules(blocks: readonly Block[]) {
  const built: BuiltBlock[] = [];
  const problems: Problem[] = [];
  const previous = new Map<string, SampleModule | 'not compiled'>();
  for (const block of blocks) {
    if (!isCompiled(block.language)) continue;
    const before = previous.get(block.version);
    if (block.marks.nocheck !== undefined) {
      previous.set(block.version, 'not compiled');
    } else if (block.marks.continues && (before === undefined || before === 'not compiled')) {
      problems.push({file: block.path, ...block.fence, message: explain(before, block.version)});
    } else {
      const earlier = block.marks.continues && typeof before === 'object' ? before : undefined;
      const module = buildModule(block, block.language, earlier);
      previous.set(block.version, module);
      built.push({block, module});
    }
  }
  return {built, problems};
}

function buildModule(
  block: Block,
  language: CompiledLanguage,
  earlier: SampleModule | undefined,
): SampleModule {
  const text = withoutDeletedLines(block);
  const start = earlier ? earlier.text.split('\n').length : 0;
  const own: Segment = {
    path: block.path,
    line: block.fence.line + 1,
    indents: block.indents,
    start,
    hidden: block.hidden,
    expected: block.marks.errors,
  };
  return {
    fileName: `${block.path}~${block.fence.line}.${widest(language, earlier)}`,
    version: block.version,
    text: earlier ? `${earlier.text}\n${text}` : text,
    segments: [...(earlier?.segments ?? []), own],
  };
}

// Lines that a change takes away stay as empty lines, so that every later line keeps its number.
function withoutDeletedLines({code, hidden, marks}: Block): string {
  return code
    .split('\n')
    .map((line, index) => (marks.del.includes(index + 1 - hidden) ? '' : line))
    .join('\n');
}

// A module that joins TypeScript and JSX must be read as the language that has both.
function widest(language: CompiledLanguage, earlier: SampleModule | undefined): CompiledLanguage {
  const names = `${language} ${earlier?.fileName.split('.').at(-1) ?? ''}`;
  if (names.includes('ts')) return names.includes('x') ? 'tsx' : 'ts';
  return names.includes('x') ? 'jsx' : 'js';
}

function explain(before: 'not compiled' | undefined, version: string): string {
  return before === undefined
    ? `"continues" needs a sample of ${version} above it on this page. Remove the mark or move the block.`
    : '"continues" follows a block marked "nocheck", which is not compiled. Let that block compile.';
}

/** A whole component in a folder next to the pages that show it. */
export type SampleFile = {
  /** Path from the folder of the pages. */
  readonly path: string;
  readonly version: string;
  readonly text: string;
  /** The path of the file that has the text, where several versions share one. */
  readonly writtenIn?: string;
};

/** Turns a sample file into a separate module. */
export function sampleFileModule({path, version, text, writtenIn}: SampleFile): SampleModule {
  const place = writtenIn ?? path;
  const segment = {path: place, line: 1, indents: [], start: 0, hidden: 0, expected: []};
  return {fileName: path, version, text, segments: [segment]};
}
