import type {Node, ObjectPattern} from '@babel/types';
import type {Checker} from '../checker.ts';
import {parameterType} from '../types/parameters.ts';
import {namedProperty} from '../types/properties.ts';
import {annotationOf, isFunction} from '../types/signature.ts';
import {
  isNullish,
  isOpen,
  membersOf,
  type Scope,
  type Type,
  withoutNullish,
} from '../types/type.ts';
import {checkFit, checkTaken} from './assign.ts';
import {type CallNode, isCall, scopeOfCall, signatureOfCall} from './calls.ts';
import {checkComparison, checkResult} from './comparisons.ts';
import {checkEvent} from './eventPayload.ts';
import {findMember} from './members.ts';
import {isMember, keyName, memberName} from './names.ts';
import {declaredIn} from './patternNames.ts';
import {parentOf, type Part} from './place.ts';

/** Follows the expressions and types of a part of a file, so that the checker finds everything that is wrong. */
export function walk(checker: Checker, {nodes}: Part): void {
  for (const node of nodes) visit(checker, node);
}

function visit(checker: Checker, node: Node): void {
  if (isCall(node)) {
    checker.typeOf(node);
    checkResult(checker, node);
    checkEvent(checker, node);
    return checkArguments(checker, node);
  }
  if (isMember(node)) return void checker.typeOf(node);
  if (isFunction(node)) return checkParameters(checker, node);
  switch (node.type) {
    case 'Identifier':
    case 'JSXIdentifier':
      return void checker.typeOf(node);
    case 'BinaryExpression':
      return node.operator === 'in' ? checkKeyTest(checker, node) : checkComparison(checker, node);
    case 'SwitchCase':
      return checkComparison(checker, node);
    case 'TSTypeReference':
    case 'TSIndexedAccessType':
      return void checker.read(node, checker.scopeAt(node));
    case 'ObjectPattern':
      // Binds the names of the pattern, where nothing has asked for them yet.
      checker.scopeAt(node);
      return checkPattern(checker, node, checker.patterns.get(node)?.());
    case 'VariableDeclarator':
      if (!node.init) return;
      if (node.id.type === 'ArrayPattern') checkPresent(checker, node.init, node.id);
      return checkExpected(checker, node.init, node.id);
    case 'ForOfStatement':
      return checkPresent(checker, node.right, node.right);
    case 'SpreadElement':
      if (parentOf(node)?.type === 'ObjectExpression') return;
      return checkPresent(checker, node.argument, node.argument);
    case 'ClassProperty':
      return node.value ? checkExpected(checker, node.value, node.key) : undefined;
    case 'ReturnStatement':
      return node.argument ? checkExpected(checker, node.argument, node) : undefined;
    case 'AssignmentExpression':
      return node.operator === '=' ? checkExpected(checker, node.right, node.left) : undefined;
    case 'JSXExpressionContainer':
      if (parentOf(node)?.type !== 'JSXAttribute') return;
      return checkExpected(checker, node.expression, node);
    case 'TSSatisfiesExpression':
      return checkExpected(checker, node.expression, node.expression);
  }
}

/** Reports a test for a member that the value does not have: it compiles and is never true. */
function checkKeyTest(
  checker: Checker,
  {operator, left, right}: Extract<Node, {type: 'BinaryExpression'}>,
): void {
  if (operator !== 'in' || left.type !== 'StringLiteral') return;
  namedProperty(checker, left, withoutNullish(checker.typeOf(right)), left.value, 'no-key');
}

function checkArguments(checker: Checker, call: CallNode): void {
  const signature = signatureOfCall(checker, call);
  if (!signature) return;
  let scope: Scope | undefined;
  let index = -1;
  for (const argument of call.arguments) {
    if (argument.type === 'SpreadElement') return;
    index += 1;
    // A function fits wherever one is taken, and what it takes need not be worked out again.
    const parameter = signature.parameters[index];
    if (isFunction(argument) && parameter?.annotation?.type === 'TSFunctionType') {
      const listener = checker.read(parameter.annotation, signature.scope);
      checkTaken(checker, argument, listener, argument);
      continue;
    }
    scope ??= scopeOfCall(checker, call, signature);
    const wanted = parameterType(checker, signature, index, scope);
    if (wanted && !isOpen(wanted)) checkFit(checker, argument, wanted, argument);
  }
}

/** Reports a list that can be absent where code iterates over it. */
function checkPresent(checker: Checker, list: Node, place: Node): void {
  if (membersOf(checker.typeOf(list)).some(isNullish)) {
    checker.report({kind: 'absent', node: place, name: memberName(list) ?? ''});
  }
}

function checkExpected(checker: Checker, value: Node, place: Node): void {
  const wanted = checker.expected(value);
  if (wanted) checkFit(checker, value, wanted, place);
}

/** Reports parameters whose type came from something that was removed. */
function checkParameters(checker: Checker, fn: Extract<Node, {params: unknown}>): void {
  checker.typeOf(fn);
  if (fn.type === 'ArrowFunctionExpression' && fn.body.type !== 'BlockStatement') {
    const result = checker.expected(fn.body);
    // Where nothing is expected, anything can be returned.
    if (result && membersOf(result).some((each) => !isNullish(each)))
      checkFit(checker, fn.body, result, fn.body);
  }
  const context = checker.expected(fn);
  if (context?.kind !== 'missing') return;
  for (const parameter of fn.params) {
    if (annotationOf(parameter)) continue;
    for (const node of declaredIn(parameter)) {
      // A default shows the type.
      if (parentOf(node)?.type === 'AssignmentPattern') continue;
      checker.report({kind: 'untyped', node, name: context.name});
    }
  }
}

function checkPattern(checker: Checker, pattern: ObjectPattern, type: Type | undefined): void {
  if (!type || isOpen(type)) return;
  for (const property of pattern.properties) {
    if (property.type === 'RestElement' || property.computed) continue;
    const name = keyName(property.key);
    if (name !== undefined) findMember(checker, property.key, withoutNullish(type), name);
  }
}
