import type {Function, Node} from '@babel/types';
import type {Checker} from '../checker.ts';
import {addTo} from '../groups.ts';
import {findValue} from '../types/scope.ts';
import {functionsIn} from '../types/signature.ts';
import {readAliases} from './aliases.ts';
import {lastName} from './names.ts';
import {type FileTree, isWithin, type Part, placeIn} from './place.ts';

/**
 * Finds the places in some files that have a function as their value, and use its name or another one that it gets. The
 * type of each place is asked for once for all functions of a name: in minified code, thousands of both have one letter.
 */
export function holderFinder(checker: Checker, files: readonly FileTree[]): Checker['holdersOf'] {
  const aliasesOf = readAliases(files);
  const mentionsOf = readMentions(files);
  const known = new Map<string, {open: Set<Node>; held: Map<Function, Node[]>}>();
  return (name, fn, isInsideToo) => {
    const found: Node[] = [];
    // Without functions in between: what calls what can be a long chain.
    for (const each of aliasesOf(name)) {
      const {open, held} = known.get(each) ?? {
        open: new Set(mentionsOf(each)),
        held: new Map<Function, Node[]>(),
      };
      known.set(each, {open, held});
      for (const use of open) {
        // What a function is given must be known before the types inside it.
        if (!isInsideToo && isWithin(use, fn)) continue;
        const type = checker.typeOf(use);
        // To find its type out, others were perhaps asked for the same name.
        if (checker.isBusy(use) || !open.delete(use)) continue;
        for (const holder of new Set(functionsIn(type))) addTo(held, holder, use);
      }
      const all = held.get(fn) ?? [];
      found.push(...(isInsideToo ? all : all.filter((use) => !isWithin(use, fn))));
    }
    return found;
  };
}

/** Finds the places in some files that use a name, as a variable or as a member of something. */
function readMentions(files: readonly FileTree[]): (name: string) => readonly Node[] {
  /** Once for all names: thousands of files have thousands of them. */
  const parts = new Map<string, Part[]>();
  for (const {mentions} of files)
    for (const [name, own] of mentions) for (const part of own) addTo(parts, name, part);
  return (name) => {
    const own = parts.get(name.replace(/^#/, '')) ?? [];
    return own.flatMap((part) => byName(part).get(name) ?? []);
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
