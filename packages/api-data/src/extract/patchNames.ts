import ts from 'typescript';
import type {SurfaceMember, SurfaceSymbol} from '../surface/surface.ts';
import {flatMembers} from '../surface/surface.ts';
import {historyOwner} from './applyHistory.ts';
import type {DeclaredName} from './declarations.ts';

/** What was read of one installed release. */
export type DescribedPatch = {
  readonly patch: string;
  readonly symbols: readonly SurfaceSymbol[];
  /** Names that the release marks with `@deprecated`. */
  readonly tagged: ReadonlySet<string>;
};

/** The names of one installed release, as the history is held against them. */
export type PatchNames = {
  readonly patch: string;
  /** Root exports. */
  readonly exports: ReadonlySet<string>;
  /** All members per name, inherited and nested ones too; also of types that are not exported. */
  readonly members: ReadonlyMap<string, ReadonlySet<string>>;
  /** Members that a name itself brings, without what stands inside them; the history explains these. */
  readonly ownMembers: ReadonlyMap<string, ReadonlySet<string>>;
  /** Names that the release marks with `@deprecated`. */
  readonly tagged: ReadonlySet<string>;
};

/** Collects the names of a release from its symbols; `own` chooses the members that the history explains. */
export function patchNames(
  {patch, symbols, tagged}: DescribedPatch,
  own: (symbol: SurfaceSymbol) => readonly SurfaceMember[] = ownMembers,
): PatchNames {
  const exported = symbols.filter((symbol) => symbol.exported).map(({name}) => name);
  return {
    patch,
    exports: new Set(exported),
    members: byOwner(symbols, ({members}) => flatMembers(members)),
    ownMembers: byOwner(symbols, own),
    tagged,
  };
}

function byOwner(
  symbols: readonly SurfaceSymbol[],
  select: (symbol: SurfaceSymbol) => readonly SurfaceMember[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const result = new Map<string, Set<string>>();
  for (const symbol of symbols) {
    const owner = historyOwner(symbol.name);
    const names = result.get(owner) ?? new Set<string>();
    for (const member of select(symbol)) names.add(member.name);
    result.set(owner, names);
  }
  return result;
}

/** The fields of a function's parameters count as its own, as readers write them in the call. */
function ownMembers({members}: SurfaceSymbol): readonly SurfaceMember[] {
  return members
    .filter(({declaredIn}) => declaredIn === undefined)
    .flatMap((member) =>
      member.role === 'parameter' ? [member, ...(member.members ?? [])] : [member],
    );
}

/** Whether a release has a name, be it a symbol or a member with its owner before it. */
export function hasName({exports, members}: PatchNames, name: string): boolean {
  const [owner = name, member] = name.split('.');
  if (member === undefined) return exports.has(owner) || members.has(owner);
  return members.get(owner)?.has(member) ?? false;
}

/** Names that a release marks with `@deprecated`, members with their owner before them. */
export function findTags(names: readonly DeclaredName[]): ReadonlySet<string> {
  const tagged = new Set<string>();
  for (const {name, declaration} of names) {
    if (ts.getJSDocDeprecatedTag(declaration)) tagged.add(name);
    const visit = (node: ts.Node): void => {
      if (isMember(node) && ts.getJSDocDeprecatedTag(node)) {
        tagged.add(`${historyOwner(name)}.${node.name.getText()}`);
      }
      ts.forEachChild(node, visit);
    };
    ts.forEachChild(declaration, visit);
  }
  return tagged;
}

type Member =
  | ts.EnumMember
  | ts.MethodDeclaration
  | ts.MethodSignature
  | ts.PropertyDeclaration
  | ts.PropertySignature;

function isMember(node: ts.Node): node is Member {
  return (
    ts.isEnumMember(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isMethodSignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertySignature(node)
  );
}
