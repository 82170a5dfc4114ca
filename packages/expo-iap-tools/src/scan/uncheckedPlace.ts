import type {Node} from '@babel/types';
import type {Checker} from './checker.ts';
import {isCall} from './program/calls.ts';
import {isMember} from './program/names.ts';
import {parentOf} from './program/place.ts';
import {isOwn} from './types/ownTypes.ts';
import {annotationOf, isFunction} from './types/signature.ts';
import {type Unchecked, UNKNOWN} from './types/type.ts';
import {whyUnchecked} from './types/unchecked.ts';

/** Says why the compiler accepts a place, where the value that it is about was declared as something else. */
export function uncheckedAt(node: Node, checker: Checker): Unchecked | undefined {
  const own = isMember(node) ? whyUnchecked(checker.typeOf(node.object)) : undefined;
  if (own) return own;
  for (let at = node, up = parentOf(at); up; at = up, up = parentOf(at)) {
    if (isMember(up) && up.property === at) return whyUnchecked(checker.typeOf(up.object));
    if (isCall(up) && up.callee !== at) return whyUnchecked(checker.typeOf(up.callee));
    if (up.type === 'BinaryExpression') return whyUnchecked(checker.typeOf(up.right));
    const written = at.type === 'ObjectPattern' ? annotationOf(at) : undefined;
    if (written?.type === 'TSAnyKeyword') return 'any';
    if (written && isOwn(checker.read(written, checker.scopeAt(at)))) return 'own type';
    if (isFunction(up)) return whyUnchecked(checker.expected(up) ?? UNKNOWN);
    if (up.type === 'VariableDeclarator' && up.id === at)
      return up.init ? whyUnchecked(checker.typeOf(up.init)) : undefined;
    if (/(?:Statement|Declaration)$/.test(up.type)) return undefined;
  }
  return undefined;
}
