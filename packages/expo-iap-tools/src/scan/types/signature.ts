import type {Function, Node, TSType, TSTypeParameter} from '@babel/types';
import type {Checker} from '../checker.ts';
import {membersOf, type Parameter, type Scope, type Signature, type Type, UNKNOWN} from './type.ts';

/** Everything that declares parameters. */
export type Declares = {
  readonly parameters?: readonly Node[];
  readonly params?: readonly Node[];
  readonly typeParameters?: Node | null | undefined;
};

/** The written type of a binding, if there is one. */
export function annotationOf(node: Node): TSType | undefined {
  if (!('typeAnnotation' in node)) return undefined;
  const {typeAnnotation} = node;
  return typeAnnotation?.type === 'TSTypeAnnotation' ? typeAnnotation.typeAnnotation : undefined;
}

/** Reads the parameters of a function or of a function type. */
export function signatureOf(
  node: Declares,
  scope: Scope,
  result: (scope: Scope) => Type,
): Signature {
  return {
    parameters: (node.parameters ?? node.params ?? []).map(parameterOf),
    typeParameters: typeParametersOf(node),
    scope,
    result,
  };
}

/** Reads what has no body: what it gives is written, or nobody knows. */
export function writtenSignature(checker: Checker, node: Declares & Node, scope: Scope): Signature {
  const written = writtenResult(node);
  return signatureOf(node, scope, (at) => (written ? checker.read(written, at) : UNKNOWN));
}

/** The result type that a function or a function type declares. */
export function writtenResult(node: Node): TSType | undefined {
  if (!('returnType' in node)) return annotationOf(node);
  const {returnType} = node;
  return returnType?.type === 'TSTypeAnnotation' ? returnType.typeAnnotation : undefined;
}

/** The type parameters of a declaration. */
export function typeParametersOf({typeParameters}: Declares): readonly TSTypeParameter[] {
  return typeParameters?.type === 'TSTypeParameterDeclaration' ? typeParameters.params : [];
}

/** The parameter without what surrounds it: a default value, an access word. */
export function plainParameter(node: Node): Node {
  if (node.type === 'TSParameterProperty') return plainParameter(node.parameter);
  return node.type === 'AssignmentPattern' ? node.left : node;
}

function parameterOf(node: Node): Parameter {
  const plain = plainParameter(node);
  return {
    name: plain.type === 'Identifier' ? plain.name : undefined,
    annotation: annotationOf(plain) ?? annotationOf(node),
    optional:
      plain !== node && node.type === 'AssignmentPattern'
        ? true
        : plain.type === 'Identifier' && plain.optional === true,
    rest: node.type === 'RestElement',
  };
}

/** Says whether a node is a function with a body. */
export function isFunction(node: Node): node is Function {
  return (
    node.type === 'ArrowFunctionExpression' ||
    node.type === 'FunctionExpression' ||
    node.type === 'FunctionDeclaration' ||
    node.type === 'ObjectMethod' ||
    node.type === 'ClassMethod' ||
    node.type === 'ClassPrivateMethod'
  );
}

/** The functions of the reader that a value can be. */
export function functionsIn(type: Type): readonly Function[] {
  return membersOf(type).flatMap((member) =>
    member.kind === 'shape' && member.literal && isFunction(member.literal) ? [member.literal] : [],
  );
}
