import type {Node} from '@babel/types';
import type {Checker} from './checker.ts';
import {isCall} from './program/calls.ts';
import {isMember} from './program/members.ts';
import {annotationOf, isFunction} from './types/signature.ts';
import {UNKNOWN} from './types/type.ts';
import {isUnchecked} from './types/unchecked.ts';

/** Says whether the value that a place is about was declared as `any`, so that the compiler accepts the place. */
export function isUncheckedPlace(node: Node, checker: Checker): boolean {
  for (let at = node, up = checker.parentOf(at); up; at = up, up = checker.parentOf(at)) {
    if (isMember(up) && up.property === at) return isUnchecked(checker.typeOf(up.object));
    if (isCall(up) && up.callee !== at) return isUnchecked(checker.typeOf(up.callee));
    if (up.type === 'BinaryExpression') return isUnchecked(checker.typeOf(up.right));
    if (at.type === 'ObjectPattern' && annotationOf(at)?.type === 'TSAnyKeyword') return true;
    if (isFunction(up)) return isUnchecked(checker.expected(up) ?? UNKNOWN);
    if (up.type === 'VariableDeclarator' && up.id === at)
      return up.init ? isUnchecked(checker.typeOf(up.init)) : false;
    if (/(?:Statement|Declaration)$/.test(up.type)) return false;
  }
  return false;
}
