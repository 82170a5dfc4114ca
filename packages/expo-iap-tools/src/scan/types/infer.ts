import type {Node, TSType} from '@babel/types';
import type {Checker} from '../checker.ts';
import {parameterType} from './parameters.ts';
import {elementOf, withTypes} from './properties.ts';
import {annotationOf} from './signature.ts';
import {stored} from './stored.ts';
import {
  membersOf,
  resultOf,
  type Scope,
  type Signature,
  signatureIn,
  type Type,
  union,
  UNKNOWN,
  withoutNullish,
} from './type.ts';

/** Infers the type parameters of a call from the written types or from the arguments. */
export function inferScope(
  checker: Checker,
  signature: Signature,
  args: readonly Node[],
  written: readonly Type[],
  skip: (argument: Node) => boolean = () => false,
): Scope {
  const names = signature.typeParameters.map(({name}) => String(name));
  if (names.length === 0) return signature.scope;
  const found = new Map<string, Type>();
  for (const [index, type] of written.entries()) found.set(names[index] ?? '', type);
  if (written.length === 0) {
    for (const [index, argument] of args.entries()) {
      const parameter = signature.parameters[index] ?? signature.parameters.at(-1);
      if (!parameter?.annotation || skip(argument)) continue;
      inferFrom(checker, parameter.annotation, checker.typeOf(argument), names, found);
    }
  }
  return withTypes(
    signature.scope,
    names,
    names.map((name) => found.get(name) ?? UNKNOWN),
  );
}

/** Compares a written type with the one of an argument and notes what its type parameters must be. */
function inferFrom(
  checker: Checker,
  written: TSType,
  type: Type,
  names: readonly string[],
  found: Map<string, Type>,
): void {
  const go = (inner: TSType, innerType: Type): void =>
    inferFrom(checker, inner, innerType, names, found);
  if (written.type === 'TSTypeReference' && written.typeName.type === 'Identifier') {
    const {name} = written.typeName;
    if (names.includes(name)) {
      const before = found.get(name);
      found.set(name, before && before.kind !== 'unknown' ? before : type);
      return;
    }
    for (const [index, inner] of (written.typeParameters?.params ?? []).entries()) {
      for (const member of membersOf(type)) {
        if (member.kind !== 'shape') continue;
        const isEntries = name === 'Iterable' && member.name === 'Map';
        go(inner, isEntries ? elementOf(member) : givenAt(member, name, index));
      }
    }
  } else if (written.type === 'TSArrayType') {
    go(written.elementType, elementOf(withoutNullish(type)));
  } else if (written.type === 'TSTupleType') {
    for (const [index, inner] of written.elementTypes.entries()) {
      if (inner.type !== 'TSNamedTupleMember') go(inner, tupleAt(checker, type, index));
    }
  } else if (written.type === 'TSUnionType') {
    inferUnion(written.types, type, go);
  } else if (written.type === 'TSParenthesizedType') {
    go(written.typeAnnotation, type);
  } else if (written.type === 'TSFunctionType') {
    const result = written.typeAnnotation?.typeAnnotation;
    const given = resultOf(type);
    if (result && given) go(result, given);
    const own = signatureIn(type);
    for (const [index, parameter] of written.parameters.entries()) {
      const wanted = annotationOf(parameter);
      const taken = own && parameterType(checker, own, index);
      if (wanted && taken) go(wanted, taken);
    }
  }
}

// A function goes to the function among the choices, a promise to the promise, everything else to the rest.
function inferUnion(
  choices: readonly TSType[],
  type: Type,
  go: (inner: TSType, type: Type) => void,
): void {
  const plain = choices.map((choice) =>
    choice.type === 'TSParenthesizedType' ? choice.typeAnnotation : choice,
  );
  const isPromise = type.kind === 'shape' && type.name === 'Promise';
  const special = plain.find((choice) => {
    if (choice.type === 'TSFunctionType') return type.kind === 'shape' && type.calls !== undefined;
    if (!isPromise || choice.type !== 'TSTypeReference') return false;
    return 'name' in choice.typeName && choice.typeName.name === 'Promise';
  });
  if (special) return go(special, type);
  const nullable = plain.some(
    ({type: kind}) => kind === 'TSUndefinedKeyword' || kind === 'TSNullKeyword',
  );
  const rest = nullable ? withoutNullish(type) : type;
  const [first] = plain.filter(({type: kind}) => kind !== 'TSFunctionType');
  if (first) go(first, rest);
}

function givenAt(member: Extract<Type, {kind: 'shape'}>, name: string, index: number): Type {
  // The last argument of a record is what its properties have.
  if (name === 'Record') {
    if (member.name === 'Record') return member.given?.[0] ?? UNKNOWN;
    if (member.literal?.type !== 'ObjectExpression') return UNKNOWN;
    return union([...member.properties().values()].map((each) => stored(each.type())));
  }
  return member.given?.[index] ?? UNKNOWN;
}

function tupleAt(checker: Checker, type: Type, index: number): Type {
  return union(
    membersOf(type).map((member) => {
      if (member.kind === 'tuple') return member.elements[index] ?? UNKNOWN;
      if (member.kind === 'shape' && member.literal?.type === 'ArrayExpression') {
        const element = member.literal.elements[index];
        return element ? checker.typeOf(element) : UNKNOWN;
      }
      return UNKNOWN;
    }),
  );
}
