import type {Node} from '@babel/types';

/** Says whether a value inside a node is a node. */
function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** The nodes directly inside a node, in the order of the text. */
export function childrenOf(node: Node): readonly Node[] {
  const children: Node[] = [];
  for (const value of Object.values(node)) {
    if (typeof value !== 'object' || value === null) continue;
    if (isNode(value)) children.push(value);
    else if (Array.isArray(value)) for (const each of value) if (isNode(each)) children.push(each);
  }
  return children;
}

/** A node with all that is inside it, in the order of the text. */
export function nodesIn(node: Node): readonly Node[] {
  const found: Node[] = [];
  const open = [node];
  for (let next = open.pop(); next; next = open.pop()) {
    found.push(next);
    open.push(...childrenOf(next).toReversed());
  }
  return found;
}

/** An expression without what only the compiler reads. */
export function withoutCast(node: Node): Node {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
    case 'TSTypeAssertion':
      return withoutCast(node.expression);
    default:
      return node;
  }
}

/** Says whether an expression only says something to the compiler. */
export function isCast(node: Node): boolean {
  return withoutCast(node) !== node;
}

/** A class with its body. */
export type ClassNode = Extract<Node, {type: 'ClassDeclaration' | 'ClassExpression'}>;

/** Says whether a node is a class. */
export function isClass(node: Node): node is ClassNode {
  return node.type === 'ClassDeclaration' || node.type === 'ClassExpression';
}
