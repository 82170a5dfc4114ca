import type {Node} from '@babel/types';
import {choicesAt} from './alsoReads.ts';
import type {Checker, MemberUse, ProblemKind} from './checker.ts';
import {type CheckedFile, checkProgram} from './checkProgram.ts';
import {type Finding, positionOf} from './findings.ts';
import type {Release} from './library/release.ts';
import {type ParsedFiles, parseFiles, type SourceFile} from './parseFiles.ts';
import {isLibrary, LIBRARY} from './program/librarySource.ts';
import type {ParsedFile} from './program/module.ts';
import {importedName} from './program/modules.ts';
import {readProgram} from './program/program.ts';
import {reachOf} from './program/reach.ts';
import {uncheckedAt} from './uncheckedPlace.ts';

/** A place in code, with both numbers from 1. */
export type CodePlace = Pick<Finding, 'file' | 'line' | 'column'>;

/** A name that code takes from the library and the release does not have there. */
export type MissingName = CodePlace & {
  readonly kind: Extract<
    ProblemKind,
    'no-export' | 'no-member' | 'excess' | 'no-key' | 'tested-member'
  >;
  readonly name: string;
  readonly owners: readonly string[];
  /** The code can mean something of its own, unless some release has the name. */
  readonly isDoubtful: boolean;
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

const MISSING: ReadonlySet<ProblemKind> = new Set<MissingName['kind']>([
  ...(['no-export', 'no-member', 'excess', 'no-key', 'tested-member'] as const),
]);

function isMissing(kind: ProblemKind): kind is MissingName['kind'] {
  return MISSING.has(kind);
}

/** Follows code against one release, and lists the names of the library that it uses and that it misses. */
export function checkRelease(sources: readonly SourceFile[], release: Release): ReleaseCheck {
  const {files, size, mistakes} = parseFiles(sources);
  const {reached, called, needed} = reachOf(files);
  const program = readProgram(needed, size, called);
  const walked = new Set([
    ...reached,
    ...[...called].filter((file) => program.reached(file).size > 0),
  ]);
  const checked = checkProgram(program, walked, release);
  const missing: MissingName[] = [];
  const used: UsedName[] = [];
  for (const [file, {problems, uses, checker}] of checked) {
    for (const {kind, node, name, owners = []} of problems) {
      if (!isMissing(kind)) continue;
      const isDoubtful = isOfReader(node, checker) || isSpare(node, checker);
      missing.push({...positionOf(file, node), kind, name, owners, isDoubtful});
    }
    used.push(...importedNames(file), ...uses.map((use) => usedName(file, use)));
  }
  return {files: [...walked], checked, mistakes, missing, used};
}

/** Whether a name is taken from a file of the reader. */
function isOfReader(node: Node, checker: Checker): boolean {
  const up = checker.parentOf(node);
  if (up?.type !== 'ImportDeclaration' && up?.type !== 'ExportNamedDeclaration') return false;
  return !!up.source && !isLibrary(up.source.value);
}

/** Whether code asks for a name behind the types, beside others that it takes instead. */
function isSpare(node: Node, checker: Checker): boolean {
  return uncheckedAt(node, checker) !== undefined && choicesAt(node, checker).length > 1;
}

function usedName(file: ParsedFile, {node, owner, member}: MemberUse): UsedName {
  return {...positionOf(file, node), name: `${owner}.${member}`};
}

function importedNames(file: ParsedFile): readonly UsedName[] {
  return file.tree.program.body.flatMap((statement) => {
    const isExport = statement.type === 'ExportNamedDeclaration';
    if (statement.type !== 'ImportDeclaration' && !isExport) return [];
    if (statement.source?.value !== LIBRARY) return [];
    return statement.specifiers.flatMap((node) =>
      node.type === 'ImportSpecifier' || node.type === 'ExportSpecifier'
        ? [{...positionOf(file, node), name: importedName(node)}]
        : [],
    );
  });
}
