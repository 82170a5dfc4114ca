import {reachedParts} from './follow.ts';
import {isLibrary} from './librarySource.ts';
import type {ParsedFile} from './module.ts';
import {resolvePath, withoutEnding} from './paths.ts';
import type {Part} from './place.ts';

/** The files that a scan follows, read once for all releases. */
export type Program = {
  /** How many nodes it can have. */
  readonly size: number;
  readonly files: readonly ParsedFile[];
  /** The parts of a file that have to do with the library, as far as it is known before any type is. */
  readonly reached: (file: ParsedFile) => ReadonlySet<Part>;
};

/** Collects what all releases need to know about some files. */
export function readProgram(
  files: readonly ParsedFile[],
  size: number,
  called: ReadonlySet<ParsedFile> = new Set(),
): Program {
  const names = new Map(files.map((file) => [withoutEnding(file.name), file]));
  const known = new Map<ParsedFile, ReadonlySet<Part>>();
  const reached = (file: ParsedFile): ReadonlySet<Part> => {
    const before = known.get(file);
    if (before) return before;
    // A name from another file of the reader can be one of the library.
    const isFollowed = (source: string): boolean =>
      isLibrary(source) || resolvePath(file, source, names) !== undefined;
    const parts = reachedParts(file.tree, isFollowed, ({takes}) => takes && called.has(file));
    known.set(file, parts);
    return parts;
  };
  return {size, files, reached};
}
