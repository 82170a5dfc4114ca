import type {Node} from '@babel/types';
import {replace, requote} from './edits.ts';
import type {CodeEdit} from './findings.ts';
import {isMember} from './program/names.ts';
import {parentOf} from './program/place.ts';

/** Compares the store of a purchase where code compares its platform: what isn't Apple’s is for Android. */
export function storeFix(node: Node): readonly CodeEdit[] | undefined {
  const member = parentOf(node);
  const test = member && isMember(member) ? parentOf(member) : undefined;
  if (test?.type !== 'BinaryExpression' || test.left !== member) return undefined;
  const {left, right, operator} = test;
  if (right.type !== 'StringLiteral' || !/^[!=]==?$/.test(operator)) return undefined;
  if (right.value !== 'ios' && right.value !== 'android') return undefined;
  const isApple = (right.value === 'ios') === operator.startsWith('=');
  const rest = operator.slice(1);
  const between = {start: left.end ?? 0, end: right.start ?? 0};
  const edits = [replace(node, 'store'), requote(right, 'apple')];
  return right.value === 'ios'
    ? edits
    : [...edits, {...between, text: ` ${isApple ? '=' : '!'}${rest} `}];
}
