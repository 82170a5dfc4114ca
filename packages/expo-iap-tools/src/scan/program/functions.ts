import type {Function, Node} from '@babel/types';
import type {Checker} from '../checker.ts';
import {awaited} from '../types/properties.ts';
import {readWritten} from '../types/readWritten.ts';
import {isFunction, signatureOf, writtenResult} from '../types/signature.ts';
import {stored} from '../types/stored.ts';
import {
  functionShape,
  lazyType,
  type Shape,
  type Type,
  UNDEFINED,
  union,
  UNKNOWN,
} from '../types/type.ts';
import {childrenOf, isClass} from './nodes.ts';

/** The type of a function with a body. */
export function functionType(checker: Checker, node: Function): Shape {
  const written = writtenResult(node);
  const inferred = lazyType(() => inferResult(checker, node));
  const signature = signatureOf(node, checker.scopeAt(node), (scope) =>
    written ? readWritten(checker, written, scope, inferred) : inferred(),
  );
  return {...functionShape([signature]), literal: node};
}

/** The `return` statements of a function, without those of functions inside it. */
function returnsOf(node: Node): readonly Extract<Node, {type: 'ReturnStatement'}>[] {
  return childrenOf(node).flatMap((child) => {
    if (child.type === 'ReturnStatement') return [child];
    return isFunction(child) || isClass(child) ? [] : returnsOf(child);
  });
}

/** What a function can give; nothing for a `return` alone. */
export function resultsOf({body}: Function): readonly (Node | undefined)[] {
  if (body.type !== 'BlockStatement') return [body];
  return returnsOf(body).map(({argument}) => argument ?? undefined);
}

function inferResult(checker: Checker, node: Function): Type {
  if (node.generator) return UNKNOWN;
  const types = resultsOf(node).map((each) => (each ? checker.typeOf(each) : UNDEFINED));
  const widened = stored(types.length > 0 ? union(types) : UNDEFINED);
  return node.async ? checker.common('Promise', [awaited(widened)]) : widened;
}
