import type {ParsedFiles} from '../parseFiles.ts';
import {reachedParts} from './follow.ts';
import {isLibrary} from './librarySource.ts';
import type {ParsedFile} from './module.ts';
import {fileFinder, type FindFile} from './paths.ts';
import type {Part} from './place.ts';
import {type Reach, reachOf} from './reach.ts';

/** The files that a scan follows, read once for all releases. */
export type Program = Pick<Reach, 'withImporters'> & {
  /** How many nodes it can have. */
  readonly size: number;
  readonly files: readonly ParsedFile[];
  readonly find: FindFile<ParsedFile>;
  /** The files that have to do with the library, and their parts that do, as far as it is known before any type is. */
  readonly reached: ReadonlyMap<ParsedFile, ReadonlySet<Part>>;
};

/** Collects what all releases need to know about some files. */
export function readProgram({files, size}: Pick<ParsedFiles, 'files' | 'size'>): Program {
  const {reached: importers, called, needed, withImporters} = reachOf(files);
  const find = fileFinder(needed);
  const partsOf = (file: ParsedFile): ReadonlySet<Part> => {
    // A name from another file of the reader can be one of the library.
    const isFollowed = (source: string): boolean =>
      isLibrary(source) || find(file, source) !== undefined;
    return reachedParts(file.tree, isFollowed, ({takes}) => takes && called.has(file));
  };
  const all = [...importers, ...called].map((file) => [file, partsOf(file)] as const);
  const reached = new Map(all.filter(([file, {size: parts}]) => parts > 0 || importers.has(file)));
  return {size, files: needed, find, reached, withImporters};
}
