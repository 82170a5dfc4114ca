import type {Node} from '@babel/types';
import {closure} from '../closure.ts';
import {addTo} from '../groups.ts';
import type {FileTree} from './place.ts';

/** What names the default export of a file. */
export const DEFAULT = 'default';

/** A name, and another one that the same thing gets in this place or where it is imported. */
type Alias = readonly [name: string, other: string];

/** The other name that a node gives to something which it exports, imports or takes out of an object. */
export function aliasOf(node: Node, parent: Node): Alias | undefined {
  switch (node.type) {
    case 'ImportSpecifier':
      return pairOf(node.imported, node.local);
    case 'ExportSpecifier':
      return pairOf(node.local, node.exported);
    case 'ImportDefaultSpecifier':
      // A package does not call what the reader wrote.
      return parent.type === 'ImportDeclaration' && /^[.@#~/]/.test(parent.source.value)
        ? [DEFAULT, node.local.name]
        : undefined;
    case 'ExportDefaultDeclaration': {
      const {declaration} = node;
      if (declaration.type === 'Identifier') return [declaration.name, DEFAULT];
      const isNamed = declaration.type === 'FunctionDeclaration' && declaration.id;
      return isNamed ? [isNamed.name, DEFAULT] : undefined;
    }
    case 'ObjectProperty':
      return parent.type === 'ObjectPattern' && !node.computed
        ? pairOf(node.key, node.value)
        : undefined;
    default:
      return undefined;
  }
}

function pairOf(name: Node, other: Node): Alias | undefined {
  const isPair = name.type === 'Identifier' && other.type === 'Identifier';
  return isPair && name.name !== other.name ? [name.name, other.name] : undefined;
}

/** Finds all names that something can have which has one of them. */
export function readAliases(files: readonly FileTree[]): (name: string) => ReadonlySet<string> {
  const others = new Map<string, string[]>();
  for (const {aliases} of files)
    for (const [name, given] of aliases) for (const other of given) addTo(others, name, other);
  return (name) => closure([name], (each) => others.get(each) ?? []);
}
