import type {Node} from '@babel/types';
import type {Checker} from '../checker.ts';
import {addTo} from '../groups.ts';
import {findValue} from '../types/scope.ts';
import {lastName} from './names.ts';
import {type FileTree, type Part, placeIn} from './place.ts';

/** Finds the places in some files that use a name, as a variable or as a member of something. */
export function readMentions(files: readonly FileTree[]): (name: string) => readonly Node[] {
  const found = new Map<string, readonly Node[]>();
  /** Once for all names: thousands of files have thousands of them. */
  const parts = new Map<string, Part[]>();
  for (const {mentions} of files)
    for (const [name, own] of mentions) for (const part of own) addTo(parts, name, part);
  return (name) => {
    const before = found.get(name);
    if (before) return before;
    const own = parts.get(name.replace(/^#/, '')) ?? [];
    const nodes = own.flatMap((part) => byName(part).get(name) ?? []);
    found.set(name, nodes);
    return nodes;
  };
}

/** The other places that name a variable, in its file; nothing of what is no variable. */
export function usesOf(checker: Checker, variable: Node | null | undefined): readonly Node[] {
  if (variable?.type !== 'Identifier') return [];
  const {name} = variable;
  const own = findValue(checker.scopeAt(variable), name);
  const parts = (own && placeIn(variable)?.part.file.mentions.get(name)) ?? [];
  return parts
    .flatMap((part) => byName(part).get(name) ?? [])
    .filter(
      (node) =>
        node !== variable &&
        (node.type === 'Identifier' || node.type === 'JSXIdentifier') &&
        findValue(checker.scopeAt(node), name) === own,
    );
}

const known = new WeakMap<Part, ReadonlyMap<string, readonly Node[]>>();

/** Read once for a part: looking through its nodes for each name would take far longer. */
function byName(part: Part): ReadonlyMap<string, readonly Node[]> {
  const before = known.get(part);
  if (before) return before;
  const found = new Map<string, Node[]>();
  for (const node of part.nodes) {
    const named = namedIn(node);
    const name = named.type === 'JSXIdentifier' ? named.name : lastName(named);
    if (name !== undefined) addTo(found, name, named);
  }
  known.set(part, found);
  return found;
}

/** What a node names: itself, or the name that it takes or refers to. */
function namedIn(node: Node): Node {
  switch (node.type) {
    case 'ExportSpecifier':
      return node.local;
    case 'TSExpressionWithTypeArguments':
      return node.expression;
    case 'TSTypeQuery':
      return node.exprName;
    case 'TSTypeReference':
      return node.typeName;
    default:
      return node;
  }
}
