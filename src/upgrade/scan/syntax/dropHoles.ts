import type {Node} from '@babel/types';
import {isCall} from '../program/calls.ts';
import {childrenOf} from '../program/nodes.ts';

/** Takes out what the parser puts where a call lacks an argument, as in `buy(, 2)`: it is not a node, whatever its type says. */
export function dropHoles(node: Node): void {
  if (isCall(node)) node.arguments = node.arguments.filter(Boolean);
  for (const child of childrenOf(node)) dropHoles(child);
}
