import type {Node} from '@babel/types';
import {choicesAt} from './alsoReads.ts';
import {type CheckedFile, checkProgram} from './checkProgram.ts';
import {type CodePlace, positionOf} from './findings.ts';
import {exportedNames, type Release} from './library/release.ts';
import {type ParsedFiles, parseFiles, type SourceFile} from './parseFiles.ts';
import {isLibrary, LIBRARY} from './program/librarySource.ts';
import type {ParsedFile} from './program/module.ts';
import {isMember} from './program/names.ts';
import {parentOf} from './program/place.ts';
import {readProgram} from './program/program.ts';
import {uncheckedAt} from './uncheckedPlace.ts';

const MISSING = ['no-export', 'no-member', 'excess', 'no-key', 'tested-member'] as const;

/** A name that code takes from the library and the release does not have there. */
export type MissingName = CodePlace & {
  readonly kind: (typeof MISSING)[number];
  readonly name: string;
  readonly owners: readonly string[];
  /** The code can mean something of its own, unless some release has the name. */
  readonly isDoubtful: boolean;
  /** The release has the name, as a type: nothing is there when the code runs. */
  readonly isType: boolean;
};

/** A name of the library that code uses, a member with its owner. */
export type UsedName = CodePlace & {readonly name: string};

/** What code takes from one release of the library. */
export type ReleaseCheck = Pick<ParsedFiles, 'mistakes'> & {
  /** The files that the library reaches, parsed. */
  readonly files: readonly ParsedFile[];
  readonly checked: ReadonlyMap<ParsedFile, CheckedFile>;
  readonly missing: readonly MissingName[];
  readonly used: readonly UsedName[];
};

/** Follows code against one release, and lists the names of the library that it uses and that it misses. */
export function checkRelease(sources: readonly SourceFile[], release: Release): ReleaseCheck {
  const {mistakes, ...parsed} = parseFiles(sources);
  const program = readProgram(parsed);
  const checked = checkProgram(program, release);
  const exported = exportedNames(release);
  const missing: MissingName[] = [];
  const used: UsedName[] = [];
  for (const [file, {problems, uses, checker}] of checked) {
    const wrong = new Set(problems.map(({node}) => node));
    for (const {kind: found, node, name, owners = []} of problems) {
      const kind = MISSING.find((each) => each === found);
      if (!kind) continue;
      const choices = uncheckedAt(node, checker) === undefined ? [] : choicesAt(node);
      // Code for several releases takes the name that this one has.
      if (choices.some((each) => isMember(each) && !wrong.has(each.property))) continue;
      const isDoubtful = isOfReader(node) || choices.length > 1;
      const isType = owners.includes(LIBRARY) && exported.has(name);
      missing.push({...positionOf(file, node), kind, name, owners, isDoubtful, isType});
    }
    const members = uses.map(({node, owner, member}) => ({
      ...positionOf(file, node),
      name: `${owner}.${member}`,
    }));
    used.push(...importedNames(file), ...members);
  }
  return {files: [...program.reached.keys()], checked, mistakes, missing, used};
}

/** Whether a name is taken from a file of the reader. */
function isOfReader(node: Node): boolean {
  const up = parentOf(node);
  if (up?.type !== 'ImportDeclaration' && up?.type !== 'ExportNamedDeclaration') return false;
  return !!up.source && !isLibrary(up.source.value);
}

function importedNames(file: ParsedFile): readonly UsedName[] {
  return file.tree.imports.flatMap(({source, node, name}) =>
    source === LIBRARY && name !== undefined ? [{...positionOf(file, node), name}] : [],
  );
}
