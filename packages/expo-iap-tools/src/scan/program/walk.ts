import type {Node, ObjectPattern} from '@babel/types';
import type {Checker} from '../checker.ts';
import {parameterType} from '../types/parameters.ts';
import {namesOf, propertyOf} from '../types/properties.ts';
import {keyName} from '../types/readMembers.ts';
import {findValue} from '../types/scope.ts';
import {annotationOf, isFunction} from '../types/signature.ts';
import {
  isNullish,
  isOpen,
  membersOf,
  type Scope,
  type Type,
  withoutNullish,
} from '../types/type.ts';
import {checkFit} from './assign.ts';
import {type CallNode, isCall, scopeOfCall, signatureOfCall} from './calls.ts';
import {isMember} from './memberNode.ts';
import {findMember} from './members.ts';
import type {Patterns} from './patterns.ts';
import type {Part} from './place.ts';

/** Follows the expressions and types of a part of a file, so that the checker finds everything that is wrong. */
export function walk(checker: Checker, {nodes: telling}: Part, patterns: Patterns): void {
  for (const node of telling) visit(checker, node, patterns);
}

function visit(checker: Checker, node: Node, patterns: Patterns): void {
  if (isCall(node)) {
    checker.typeOf(node);
    return checkArguments(checker, node);
  }
  if (isMember(node)) return void checker.typeOf(node);
  if (isFunction(node)) return checkParameters(checker, node);
  switch (node.type) {
    case 'Identifier':
    case 'JSXIdentifier':
      return void checker.typeOf(node);
    case 'BinaryExpression':
      return checkKeyTest(checker, node);
    case 'TSTypeReference':
      if (node.typeName.type === 'Identifier') noteUse(checker, node.typeName);
      return void checker.read(node, checker.scopeAt(node));
    case 'TSTypeQuery':
      if (node.exprName.type === 'Identifier') noteUse(checker, node.exprName);
      return;
    case 'TSIndexedAccessType':
      return void checker.read(node, checker.scopeAt(node));
    case 'ObjectPattern':
      // Binds the names of the pattern, where nothing has asked for them yet.
      checker.scopeAt(node);
      return checkPattern(checker, node, patterns.get(node)?.());
    case 'VariableDeclarator':
      if (!node.init) return;
      if (node.id.type === 'ArrayPattern') checkPresent(checker, node.init, node.id);
      return checkWritten(checker, node.init, annotationOf(node.id), node.id);
    case 'ForOfStatement':
      return checkPresent(checker, node.right, node.right);
    case 'SpreadElement':
      if (checker.parentOf(node)?.type === 'ObjectExpression') return;
      return checkPresent(checker, node.argument, node.argument);
    case 'ClassProperty':
      if (node.value) checkWritten(checker, node.value, annotationOf(node), node.key);
      return;
    case 'ReturnStatement':
      return node.argument ? checkExpected(checker, node.argument, node) : undefined;
    case 'AssignmentExpression':
      return node.operator === '=' ? checkExpected(checker, node.right, node.left) : undefined;
    case 'JSXExpressionContainer':
      if (checker.parentOf(node)?.type !== 'JSXAttribute') return;
      return checkExpected(checker, node.expression, node);
    case 'TSSatisfiesExpression':
      return checkExpected(checker, node.expression, node.expression);
  }
}

function noteUse(checker: Checker, node: Extract<Node, {type: 'Identifier'}>): void {
  findValue(checker.scopeAt(node), node.name)?.uses?.add(node);
}

/** Reports a test for a member that the value does not have: it compiles and is never true. */
function checkKeyTest(
  checker: Checker,
  {operator, left, right}: Extract<Node, {type: 'BinaryExpression'}>,
): void {
  if (operator !== 'in' || left.type !== 'StringLiteral') return;
  const type = withoutNullish(checker.typeOf(right));
  const found = isOpen(type) ? 'unknown' : propertyOf(type, left.value);
  if (found === 'unknown') return;
  if (!found) {
    checker.report({kind: 'no-key', node: left, name: left.value, owners: namesOf(type)});
  } else if (found.owner !== undefined) {
    checker.sawMember({node: left, owner: found.owner, member: left.value});
  }
}

function checkArguments(checker: Checker, call: CallNode): void {
  const signature = signatureOfCall(checker, call);
  if (!signature || signature === 'missing') return;
  let scope: Scope | undefined;
  let index = -1;
  for (const argument of call.arguments) {
    if (argument.type === 'SpreadElement') return;
    index += 1;
    // A function fits wherever one is taken, and what it takes need not be worked out again.
    const parameter = signature.parameters[index];
    if (isFunction(argument) && parameter?.annotation?.type === 'TSFunctionType') continue;
    scope ??= scopeOfCall(checker, call, signature);
    const wanted = parameterType(checker, signature, index, scope);
    if (wanted && !isOpen(wanted)) checkFit(checker, argument, wanted, argument);
  }
}

/** Reports a list that can be absent where code iterates over it. */
function checkPresent(checker: Checker, list: Node, place: Node): void {
  if (membersOf(checker.typeOf(list)).some(isNullish)) {
    const name = isMember(list) ? (keyName(list.property) ?? '') : '';
    checker.report({kind: 'absent', node: place, name});
  }
}

function checkWritten(
  checker: Checker,
  value: Node,
  written: ReturnType<typeof annotationOf>,
  place: Node,
): void {
  if (written) checkFit(checker, value, checker.read(written, checker.scopeAt(value)), place);
}

function checkExpected(checker: Checker, value: Node, place: Node): void {
  const wanted = checker.expected(value);
  if (wanted) checkFit(checker, value, wanted, place);
}

/** Reports parameters whose type came from something that was removed. */
function checkParameters(checker: Checker, fn: Extract<Node, {params: unknown}>): void {
  checker.typeOf(fn);
  if (fn.type === 'ArrowFunctionExpression' && fn.body.type !== 'BlockStatement') {
    const wanted = checker.expected(fn.body);
    const result = fn.returnType ? wanted : undefined;
    if (result) checkFit(checker, fn.body, result, fn.body);
  }
  const parent = checker.parentOf(fn);
  const context = checker.expected(fn);
  if (context?.kind !== 'missing' || !parent) return;
  for (const parameter of fn.params) {
    if (annotationOf(parameter)) continue;
    for (const node of namesIn(parameter)) {
      checker.report({kind: 'untyped', node, name: context.name});
    }
  }
}

function namesIn(node: Node): readonly Node[] {
  if (node.type === 'Identifier') return [node];
  if (node.type === 'RestElement') return namesIn(node.argument);
  if (node.type === 'ObjectPattern') {
    return node.properties.flatMap((each) =>
      each.type === 'RestElement' ? namesIn(each.argument) : namesIn(each.value),
    );
  }
  return node.type === 'ArrayPattern'
    ? node.elements.flatMap((each) => (each ? namesIn(each) : []))
    : [];
}

function checkPattern(checker: Checker, pattern: ObjectPattern, type: Type | undefined): void {
  if (!type || isOpen(type)) return;
  for (const property of pattern.properties) {
    if (property.type === 'RestElement' || property.computed) continue;
    const name = keyName(property.key);
    if (name !== undefined) findMember(checker, property.key, withoutNullish(type), name);
  }
}
