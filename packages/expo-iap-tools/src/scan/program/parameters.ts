import type {Function, Node} from '@babel/types';
import type {Checker} from '../checker.ts';
import {parameterType} from '../types/parameters.ts';
import {membersOf, type Signature, type Type, UNKNOWN} from '../types/type.ts';
import {asHiddenAs} from '../types/unchecked.ts';
import {givenByCallers} from './callers.ts';
import {isCall} from './calls.ts';
import {eventPayload} from './eventPayload.ts';

/** The signature that the context expects of a function. */
export function expectedSignature(checker: Checker, fn: Node): Signature | undefined {
  const type = checker.expected(fn);
  if (!type) return undefined;
  for (const member of membersOf(type)) {
    if (member.kind === 'shape' && member.calls) return member.calls.at(-1);
  }
  return undefined;
}

/** The type that a parameter has because of where its function is used. */
export function contextOfParameter(checker: Checker, fn: Function, index: number): Type {
  const parameter = fn.params[index];
  if (parameter?.type === 'AssignmentPattern') return checker.typeOf(parameter.right);
  const type = checker.expected(fn);
  if (type?.kind === 'missing') return type;
  const signature = expectedSignature(checker, fn);
  if (!signature) {
    return parameter?.type === 'RestElement' ? UNKNOWN : givenByCallers(checker, fn, index);
  }
  const declared = parameterType(checker, signature, index) ?? UNKNOWN;
  const up = checker.parentOf(fn);
  const isListener = declared.kind === 'unknown' && index === 0 && up && isCall(up);
  const given = isListener ? eventPayload(checker, up) : declared;
  return type ? asHiddenAs(given, type) : given;
}
