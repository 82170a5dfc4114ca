import type {Function, Node, TSDeclareFunction} from '@babel/types';
import type {Checker} from '../checker.ts';
import {awaited} from '../types/properties.ts';
import {readWritten} from '../types/readWritten.ts';
import {signatureOf} from '../types/signature.ts';
import {stored} from '../types/stored.ts';
import {
  lazyType,
  noProperties,
  type Shape,
  type Type,
  UNDEFINED,
  union,
  UNKNOWN,
} from '../types/type.ts';
import {childrenOf} from './nodes.ts';

/** The type of a function with a body. */
export function functionType(checker: Checker, node: Function): Shape {
  const written = writtenResult(node);
  const inferred = lazyType(() => inferResult(checker, node));
  const signature = signatureOf(node, checker.scopeAt(node), (scope) =>
    written ? readWritten(checker, written, scope, inferred) : inferred(),
  );
  return {
    kind: 'shape',
    properties: noProperties,
    open: true,
    calls: [signature],
    literal: node,
  };
}

/** The type of a function without a body: `declare function`, or one of several signatures. */
export function declaredFunctionType(checker: Checker, node: TSDeclareFunction): Shape {
  const written = writtenResult(node);
  const signature = signatureOf(node, checker.scopeAt(node), (scope) =>
    written ? checker.read(written, scope) : UNKNOWN,
  );
  return {kind: 'shape', properties: noProperties, open: true, calls: [signature]};
}

/** The result type that a function declares. */
export function writtenResult(node: Function | TSDeclareFunction) {
  return node.returnType?.type === 'TSTypeAnnotation' ? node.returnType.typeAnnotation : undefined;
}

/** What can have a `return` of the function around it inside. */
const HOLDERS: ReadonlySet<string> = new Set([
  'BlockStatement',
  'CatchClause',
  'DoWhileStatement',
  'ForInStatement',
  'ForOfStatement',
  'ForStatement',
  'IfStatement',
  'LabeledStatement',
  'SwitchCase',
  'SwitchStatement',
  'TryStatement',
  'WhileStatement',
  'WithStatement',
]);

/** The `return` statements of a function, without those of functions inside it. */
export function returnsOf(node: Node): readonly Extract<Node, {type: 'ReturnStatement'}>[] {
  return childrenOf(node).flatMap((child) => {
    if (child.type === 'ReturnStatement') return [child];
    return HOLDERS.has(child.type) ? returnsOf(child) : [];
  });
}

function inferResult(checker: Checker, node: Function): Type {
  if (node.generator) return UNKNOWN;
  const {body} = node;
  const type =
    body.type === 'BlockStatement' ? union(resultsOf(checker, body)) : checker.typeOf(body);
  const widened = stored(type);
  return node.async ? checker.common('Promise', [awaited(widened)]) : widened;
}

function resultsOf(checker: Checker, body: Node): readonly Type[] {
  const returns = returnsOf(body);
  if (returns.length === 0) return [UNDEFINED];
  return returns.map(({argument}) => (argument ? checker.typeOf(argument) : UNDEFINED));
}
