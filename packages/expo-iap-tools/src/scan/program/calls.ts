import type {Node, StringLiteral, TSType} from '@babel/types';
import type {Checker} from '../checker.ts';
import {inferScope} from '../types/infer.ts';
import {parameterType} from '../types/parameters.ts';
import {awaited, elementOf} from '../types/properties.ts';
import {isFunction} from '../types/signature.ts';
import {membersOf, type Scope, type Signature, type Type, UNKNOWN} from '../types/type.ts';
import {asHiddenAs} from '../types/unchecked.ts';
import {isMember, lastName, memberName} from './names.ts';

/** A call, with or without `new`. */
export type CallNode = Extract<
  Node,
  {type: 'CallExpression' | 'OptionalCallExpression' | 'NewExpression'}
>;

/** Says whether a node is a call. */
export function isCall(node: Node): node is CallNode {
  return (
    node.type === 'CallExpression' ||
    node.type === 'OptionalCallExpression' ||
    node.type === 'NewExpression'
  );
}

/** The signature that a call uses. */
export function signatureOfCall(checker: Checker, node: CallNode): Signature | undefined {
  const type = checker.typeOf(node.callee);
  for (const member of membersOf(type)) {
    if (member.kind !== 'shape') continue;
    const signatures = node.type === 'NewExpression' ? member.constructs : member.calls;
    if (!signatures) continue;
    const count = node.arguments.length;
    return signatures.find((each) => each.parameters.length >= count) ?? signatures.at(-1);
  }
  return undefined;
}

/** Says whether a node is a call of `require`. */
export function isRequire(node: Node): boolean {
  return isCall(node) && node.callee.type === 'Identifier' && node.callee.name === 'require';
}

/** What a call of `require` or `import()` loads. */
export function loadedBy(node: Node): StringLiteral | undefined {
  const isLoad = isCall(node) && (node.callee.type === 'Import' || isRequire(node));
  const [source] = isLoad ? node.arguments : [];
  return source?.type === 'StringLiteral' ? source : undefined;
}

/** The type of a call. */
export function typeOfCall(checker: Checker, node: CallNode): Type {
  const source = loadedBy(node);
  if (source) {
    const module = checker.imported(node, source.value);
    return isRequire(node) ? module : checker.common('Promise', [module]);
  }
  const callee = checker.typeOf(node.callee);
  if (callee.kind === 'missing') return callee;
  const results = resultsOfAll(checker, node);
  if (results) return results.kind === 'missing' ? results : checker.common('Promise', [results]);
  const signature = signatureOfCall(checker, node);
  return signature ? signature.result(scopeOfCall(checker, node, signature)) : UNKNOWN;
}

/** What `Promise.all` and `Promise.allSettled` wait for: a tuple where the list is written out. */
function resultsOfAll(checker: Checker, {callee, arguments: [list]}: CallNode): Type | undefined {
  const isOfPromise = isMember(callee) && lastName(callee.object) === 'Promise';
  const name = isOfPromise ? memberName(callee) : undefined;
  if (!list || (name !== 'all' && name !== 'allSettled')) return undefined;
  const wait = (type: Type): Type =>
    name === 'all' ? awaited(type) : checker.common('SettledResult', [awaited(type)]);
  const isWritten =
    list.type === 'ArrayExpression' &&
    list.elements.every((each) => each?.type !== 'SpreadElement');
  if (!isWritten) return checker.common('Array', [wait(elementOf(checker.typeOf(list)))]);
  const given = list.elements.map((each) => (each ? checker.typeOf(each) : UNKNOWN));
  // One that is gone takes the types of all with it.
  const gone = given.find(({kind}) => kind === 'missing');
  return gone ?? {kind: 'tuple', elements: given.map(wait)};
}

/** The scope in which the type parameters of a called function are what this call makes them. */
export function scopeOfCall(
  checker: Checker,
  node: CallNode,
  signature: Signature,
  skip?: (argument: Node) => boolean,
): Scope {
  if (signature.typeParameters.length === 0) return signature.scope;
  const given =
    'typeParameters' in node && node.typeParameters?.type === 'TSTypeParameterInstantiation'
      ? node.typeParameters.params
      : [];
  const at = checker.scopeAt(node);
  const written = given.map((type: TSType) => checker.read(type, at));
  return inferScope(checker, signature, node.arguments, written, skip);
}

/** What a call expects of one of its arguments. */
export function expectedArgument(
  checker: Checker,
  call: CallNode,
  argument: Node,
): Type | undefined {
  const index = call.arguments.findIndex((each) => each === argument);
  const callee = checker.typeOf(call.callee);
  if (callee.kind === 'missing') return callee;
  const signature = signatureOfCall(checker, call);
  if (!signature || index < 0) return undefined;
  // A function cannot help to find out what is expected of it.
  const scope = scopeOfCall(checker, call, signature, isFunction);
  const wanted = parameterType(checker, signature, index, scope);
  return wanted && asHiddenAs(wanted, callee);
}
