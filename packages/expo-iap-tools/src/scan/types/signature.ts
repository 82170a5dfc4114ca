import type {Function, Node, TSType, TSTypeParameter} from '@babel/types';
import type {Parameter, Scope, Signature, Type} from './type.ts';

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
