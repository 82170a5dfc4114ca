import type {Function} from '@babel/types';
import type {Checker} from '../checker.ts';
import {parameterType} from '../types/parameters.ts';
import {signatureIn, type Type, UNKNOWN} from '../types/type.ts';
import {asHiddenAs} from '../types/unchecked.ts';
import {givenByCallers} from './callers.ts';
import {isCall} from './calls.ts';
import {eventPayload} from './eventPayload.ts';
import {parentOf} from './place.ts';

/** The type that a parameter has because of where its function is used. */
export function contextOfParameter(checker: Checker, fn: Function, index: number): Type {
  const parameter = fn.params[index];
  if (parameter?.type === 'AssignmentPattern') return checker.typeOf(parameter.right);
  const type = checker.expected(fn);
  if (type?.kind === 'missing') return type;
  const signature = type && signatureIn(type);
  if (!type || !signature) {
    return parameter?.type === 'RestElement' ? UNKNOWN : givenByCallers(checker, fn, index);
  }
  const declared = parameterType(checker, signature, index) ?? UNKNOWN;
  const up = parentOf(fn);
  const isListener = declared.kind === 'unknown' && index === 0 && up && isCall(up);
  const given = isListener ? eventPayload(checker, up) : declared;
  return asHiddenAs(given, type);
}
