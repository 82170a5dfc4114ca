import type {Node} from '@babel/types';
import type {CheckedFile} from './checkProgram.ts';
import {type CallNode, isCall} from './program/calls.ts';
import {isMember} from './program/members.ts';
import {importedName} from './program/modules.ts';
import type {ParsedFile} from './program/module.ts';
import {pathOf} from './planIndex.ts';

/** A call of a function of the library, however the program got hold of it. */
export type LibraryCall = {
  /** The name that the library has for it. */
  readonly name: string;
  readonly callee: Node;
  readonly call: CallNode;
};

/** The calls of library functions in a file: imported, of a namespace, or of the hook. */
export function libraryCalls(file: ParsedFile, checked: CheckedFile): readonly LibraryCall[] {
  const {checker, imports, uses} = checked;
  const calls: LibraryCall[] = [];
  const add = (name: string, callee: Node): void => {
    let node = callee;
    let parent = checker.parentOf(node);
    if (parent && isMember(parent) && parent.property === node) {
      node = parent;
      parent = checker.parentOf(parent);
    }
    if (parent && isCall(parent) && parent.callee === node)
      calls.push({name, callee, call: parent});
  };
  for (const statement of file.ast.program.body) {
    if (statement.type !== 'ImportDeclaration' || statement.source.value !== 'expo-iap') continue;
    for (const specifier of statement.specifiers) {
      if (specifier.type !== 'ImportSpecifier') continue;
      const name = importedName(specifier);
      for (const use of imports.get(specifier.local.name) ?? []) add(name, use);
    }
  }
  for (const {node, owner, member} of uses) {
    if (owner === '' || owner === 'UseIap') add(member, node);
  }
  return calls;
}

/** The places that use each member of the library, by its path in the plan. */
export function memberUses({uses}: CheckedFile): ReadonlyMap<string, readonly Node[]> {
  const places = new Map<string, Set<Node>>();
  for (const {node, owner, member} of uses) {
    const path = pathOf(owner, member);
    places.set(path, (places.get(path) ?? new Set()).add(node));
  }
  return new Map([...places].map(([path, nodes]) => [path, [...nodes]]));
}
