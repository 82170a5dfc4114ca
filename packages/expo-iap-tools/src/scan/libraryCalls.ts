import type {Node} from '@babel/types';
import type {Checker} from './checker.ts';
import {groupBy} from './groups.ts';
import {pathOf} from './planIndex.ts';
import type {MemberUse} from './problems.ts';
import {type CallNode, isCall} from './program/calls.ts';
import {isMember} from './program/names.ts';
import type {Part} from './program/place.ts';
import {membersOf} from './types/type.ts';

/** A call of a function of the library, however the program accesses it. */
export type LibraryCall = {
  /** The names that the library has for what the call can reach: usually one. */
  readonly names: readonly string[];
  /** What declares them: the hook's result, or nothing for the package. */
  readonly owners: readonly string[];
  readonly callee: Node;
  readonly call: CallNode;
};

/**
 * The calls of library functions in some parts of a file. The type of what is called counts: a function keeps it when
 * it is imported through another file, taken out of the hook or given another name.
 */
export function libraryCalls(parts: Iterable<Part>, checker: Checker): readonly LibraryCall[] {
  return [...parts].flatMap(({nodes}) =>
    nodes.filter(isCall).flatMap((call): LibraryCall[] => {
      const declared = libraryFunctions(checker, call.callee);
      const names = [...new Set(declared.map(({name}) => name))];
      const owners = declared.map(({owner}) => owner);
      const callee = isMember(call.callee) ? call.callee.property : call.callee;
      return names.length > 0 ? [{names, owners, callee, call}] : [];
    }),
  );
}

function libraryFunctions(checker: Checker, callee: Node) {
  return membersOf(checker.typeOf(callee)).flatMap((member) => {
    const declared = member.kind === 'shape' ? member.declared : undefined;
    if (!declared) return [];
    // What the hook returns are the same functions; a callback that an option names is not one.
    return declared.owner === '' || declared.owner === 'UseIap' ? [declared] : [];
  });
}

/** The places that use each member of the library, by its path in the plan. */
export function memberUses(uses: readonly MemberUse[]): ReadonlyMap<string, readonly Node[]> {
  const places = groupBy(uses, ({owner, member}) => pathOf(owner, member));
  return new Map([...places].map(([path, all]) => [path, [...new Set(all.map(({node}) => node))]]));
}
