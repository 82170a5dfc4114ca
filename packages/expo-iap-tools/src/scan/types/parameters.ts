import type {Checker} from '../checker.ts';
import {elementOf} from './properties.ts';
import {
  type Scope,
  type Signature,
  signatureIn,
  type Type,
  UNDEFINED,
  union,
  UNKNOWN,
} from './type.ts';

/** The type of the argument at a position; undefined when it is not written. */
export function parameterType(
  checker: Checker,
  {parameters, scope}: Signature,
  index: number,
  at: Scope = scope,
): Type | undefined {
  const parameter = parameters[index] ?? parameters.at(-1);
  if (!parameter?.annotation || (parameters[index] === undefined && !parameter.rest)) {
    return undefined;
  }
  const type = checker.read(parameter.annotation, at);
  if (parameter.rest) return elementOf(type);
  return parameter.optional ? union([type, UNDEFINED]) : type;
}

/** All parameters as a tuple, for `Parameters<…>`. */
export function parametersOf(checker: Checker, type: Type): Type {
  const signature = signatureIn(type);
  if (!signature) return type.kind === 'missing' ? type : UNKNOWN;
  const elements = signature.parameters.map(
    (_parameter, index): Type => parameterType(checker, signature, index) ?? UNKNOWN,
  );
  return {kind: 'tuple', elements};
}
