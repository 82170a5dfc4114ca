import type {Node} from '@babel/types';
import type {Checker} from '../checker.ts';
import {sameWord} from '../types/sameWord.ts';
import {membersOf, textsOf, type Type, withoutNullish} from '../types/type.ts';
import type {CallNode} from './calls.ts';
import {calledName} from './flow.ts';
import {usesOf} from './mentions.ts';
import {isCast} from './nodes.ts';
import {parentOf, widest} from './place.ts';
import {comparisonIn} from './textComparison.ts';

/** Reports a text that a value cannot be, and that it can be in other letters. */
export function checkComparison(checker: Checker, node: Node): void {
  const found = comparisonIn(node, parentOf(node));
  if (!found) return;
  const {text, value} = found;
  const plain = withoutNullish(checker.typeOf(value));
  const texts = textsOf(plain);
  const isKnown = texts.length === membersOf(plain).length && !texts.includes(text.value);
  if (isKnown && sameWord(text.value, texts) !== undefined)
    checker.report({kind: 'no-text', node: text, name: text.value, texts});
}

/** Reports tests of what a call gives, where it gives nothing. */
export function checkResult(checker: Checker, call: CallNode): void {
  const awaited = parentOf(call);
  if (awaited?.type !== 'AwaitExpression' || !isNothing(checker.typeOf(awaited))) return;
  const up = parentOf(awaited);
  const results = up?.type === 'VariableDeclarator' ? usesOf(checker, up.id) : [awaited];
  for (const node of results.filter(isTested))
    checker.report({kind: 'no-result', node, name: calledName(call)});
}

function isNothing(type: Type): boolean {
  return type.kind === 'primitive' && type.name === 'undefined';
}

function isTested(result: Node): boolean {
  const whole = widest(result, isCast);
  const up = parentOf(whole);
  if (up?.type === 'UnaryExpression') return up.operator === '!';
  if (up?.type === 'LogicalExpression') return up.left === whole;
  if (up?.type === 'BinaryExpression') return up.right.type === 'BooleanLiteral';
  return (up?.type === 'IfStatement' || up?.type === 'ConditionalExpression') && up.test === whole;
}
