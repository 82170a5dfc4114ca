import type {Node} from '@babel/types';
import {typesOf} from '../check/checkSources.ts';
import type {Release} from '../release/release.ts';
import {checkProgram} from '../scan/checkProgram.ts';
import {groupBy} from '../scan/groups.ts';
import {type LibraryCall, libraryCalls} from '../scan/libraryCalls.ts';
import {findOutOfSight} from '../scan/outOfSight.ts';
import {type ParsedFiles, parseFiles, type SourceFile} from '../scan/parseFiles.ts';
import type {MemberUse} from '../scan/problems.ts';
import type {ParsedFile} from '../scan/program/module.ts';
import {lastOf} from '../scan/program/paths.ts';
import {type Part, placeIn} from '../scan/program/place.ts';
import {type Program, readProgram} from '../scan/program/program.ts';
import {type ProgramUses, readUses} from '../scan/program/programUses.ts';
import {findUnfollowed} from '../scan/unfollowed.ts';

/** The code of an app that sells, as a release of the library sees it. */
export type Shop = ProgramUses &
  Pick<ParsedFiles, 'mistakes' | 'files'> & {
    readonly program: Program;
    /** What the library can reach. */
    readonly parts: readonly Part[];
    readonly calls: readonly LibraryCall[];
    /** The places that read a member of the library, by its name. */
    readonly reads: ReadonlyMap<string, readonly MemberUse[]>;
    /** Whether all of it could be read, and the library goes nowhere out of sight. */
    readonly isFollowed: boolean;
    readonly fileOf: (node: Node) => ParsedFile | undefined;
  };

/** Follows the library through some files; nothing where none of them has it. */
export function readShop(sources: readonly SourceFile[], release: Release): Shop | undefined {
  const types = typesOf(release);
  const parsed = parseFiles(sources);
  const program = readProgram(parsed);
  const checked = checkProgram(program, types);
  const [first] = checked.values();
  if (!first || program.reached.size === 0) return undefined;
  const {checker} = first;
  const parts = [...program.reached.values()].flatMap((own) => [...own]);
  const names = new Set(parsed.files.map(({name}) => lastOf(name)));
  const unfollowed = [
    ...[...program.reached].flatMap(([file, own]) => findUnfollowed(file, own, checker)),
    ...parsed.files.flatMap((file) => findOutOfSight(file, types, names)),
  ];
  const byTree = new Map(parsed.files.map((file) => [file.tree, file]));
  const seen = [...checked.values()].flatMap(({uses}) => uses);
  return {
    ...readUses(parts, checker),
    ...{program, parts, files: parsed.files, mistakes: parsed.mistakes},
    calls: libraryCalls(parts, checker),
    reads: groupBy(seen, ({member}) => member),
    isFollowed: unfollowed.length === 0 && parsed.mistakes.length === 0,
    fileOf: (node) => {
      const tree = placeIn(node)?.part.file;
      return tree && byTree.get(tree);
    },
  };
}
