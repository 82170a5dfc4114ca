import type {Node} from '@babel/types';

/** Tells whether a value inside a node is a node. */
function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

const BESIDE = new Set([
  'loc',
  'extra',
  'leadingComments',
  'trailingComments',
  'innerComments',
  'errors',
]);

/** The nodes directly inside a node, in the order of the text. */
export function childrenOf(node: Node): readonly Node[] {
  const children: Node[] = [];
  for (const [key, value] of Object.entries(node)) {
    if (BESIDE.has(key)) continue;
    if (Array.isArray(value)) children.push(...value.filter(isNode));
    else if (isNode(value)) children.push(value);
  }
  return children;
}
