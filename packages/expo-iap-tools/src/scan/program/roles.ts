import type {FunctionDeclaration, Node, TSDeclareFunction, VariableDeclaration} from '@babel/types';
import {isTypeDeclaration, type TypeDeclaration} from '../types/declare.ts';
import {isMember} from './names.ts';
import {type ClassNode, isCast, isClass} from './nodes.ts';
import {declaredIn} from './patternNames.ts';

/** A node that declares names in the scope around it. */
export type Declarer =
  ClassNode | FunctionDeclaration | TSDeclareFunction | TypeDeclaration | VariableDeclaration;

/** Nodes that have their own names. */
const OPENERS: ReadonlySet<string> = new Set([
  'ArrowFunctionExpression',
  'BlockStatement',
  'CatchClause',
  'ClassDeclaration',
  'ClassExpression',
  'ClassMethod',
  'ClassPrivateMethod',
  'ForInStatement',
  'ForOfStatement',
  'ForStatement',
  'FunctionDeclaration',
  'FunctionExpression',
  'ObjectMethod',
  'SwitchStatement',
  'TSModuleBlock',
]);

/** Parents of names that are labels, or that another node looks after. */
const LABELED: ReadonlySet<string> = new Set([
  'ClassMethod',
  'ClassProperty',
  'ExportDefaultSpecifier',
  'ExportNamespaceSpecifier',
  'ExportSpecifier',
  'ImportDefaultSpecifier',
  'ImportNamespaceSpecifier',
  'ImportSpecifier',
  'ObjectMethod',
]);

/** Says whether the names declared inside a node are unknown outside. */
export function opensScope({type}: Node): boolean {
  return OPENERS.has(type);
}

/** Says whether a node declares names in the scope around it. */
export function isDeclarer(node: Node): node is Declarer {
  return (
    node.type === 'VariableDeclaration' ||
    node.type === 'FunctionDeclaration' ||
    node.type === 'TSDeclareFunction' ||
    isClass(node) ||
    isTypeDeclaration(node)
  );
}

/** The names that a declaration gives to the scope around it. */
export function declaredNames(node: Node | null | undefined): readonly string[] {
  if (node?.type === 'VariableDeclaration') {
    return node.declarations.flatMap(({id}) => declaredIn(id).map(({name}) => name));
  }
  return node && 'id' in node && node.id?.type === 'Identifier' ? [node.id.name] : [];
}

/** Says whether a node can have a mistake or use a name. */
export function isRelevant(node: Node, parent: Node): boolean {
  return (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') || isUse(node, parent);
}

// A name that is only a label, such as the key of an object, uses nothing.
function isUse(node: Node, parent: Node): boolean {
  if (isMember(parent)) return parent.object === node || parent.computed;
  if (parent.type === 'ObjectProperty') return parent.value === node;
  return !LABELED.has(parent.type) && (!parent.type.startsWith('TS') || isCast(parent));
}
