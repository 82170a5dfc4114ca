import type {TSEntityName, TSType, TSTypeReference} from '@babel/types';
import type {Checker} from '../checker.ts';
import {importedType, importedValue} from './importTypes.ts';
import {parametersOf} from './parameters.ts';
import {intersect, namedProperty, propertyType, readType as readProperty} from './properties.ts';
import {readMembers} from './readMembers.ts';
import {findType, findValue} from './scope.ts';
import {writtenSignature} from './signature.ts';
import {
  functionShape,
  isOpen,
  membersOf,
  primitive,
  type PrimitiveName,
  type Scope,
  textsOf,
  type Type,
  union,
  UNKNOWN,
} from './type.ts';
import {utilityType} from './utilityTypes.ts';

/** Whose declaration a type is read from. */
export type Origin = {readonly name: string; readonly library: boolean};

const WORDS: Readonly<Record<string, PrimitiveName>> = {
  TSStringKeyword: 'string',
  TSNumberKeyword: 'number',
  TSBooleanKeyword: 'boolean',
  TSBigIntKeyword: 'bigint',
  TSSymbolKeyword: 'symbol',
  TSVoidKeyword: 'undefined',
  TSUndefinedKeyword: 'undefined',
  TSNullKeyword: 'null',
  TSNeverKeyword: 'never',
  TSObjectKeyword: 'object',
};

/** Reads what a written type means. */
export function readType(checker: Checker, node: TSType, scope: Scope, origin?: Origin): Type {
  const word = WORDS[node.type];
  if (word !== undefined) return primitive(word);
  switch (node.type) {
    case 'TSParenthesizedType':
    case 'TSOptionalType':
      return readType(checker, node.typeAnnotation, scope, origin);
    case 'TSUnionType':
      return union(readAll(checker, node.types, scope, origin));
    case 'TSIntersectionType':
      return intersect(readAll(checker, node.types, scope, origin));
    case 'TSArrayType':
      return checker.common('Array', [checker.read(node.elementType, scope)]);
    case 'TSTupleType':
      return {
        kind: 'tuple',
        elements: node.elementTypes.map((element) =>
          checker.read(
            element.type === 'TSNamedTupleMember' ? element.elementType : element,
            scope,
          ),
        ),
      };
    case 'TSTypeLiteral':
      return readMembers(checker, node.members, scope, origin);
    case 'TSFunctionType':
      return functionShape([writtenSignature(checker, node, scope)]);
    case 'TSLiteralType':
      return 'value' in node.literal && typeof node.literal.value !== 'object'
        ? {kind: 'literal', value: node.literal.value}
        : primitive('string');
    case 'TSTypePredicate':
      return primitive('boolean');
    case 'TSTypeReference':
      return readReference(checker, node, scope);
    case 'TSTypeQuery':
      return node.exprName.type === 'TSImportType'
        ? importedValue(checker, node.exprName)
        : valueNamed(node.exprName, scope);
    case 'TSImportType':
      return importedType(checker, node, scope);
    case 'TSTypeOperator': {
      const type = readType(checker, node.typeAnnotation, scope, origin);
      return node.operator === 'keyof' ? keysOf(type) : type;
    }
    case 'TSIndexedAccessType':
      return indexed(checker, node.objectType, node.indexType, scope);
    default:
      return UNKNOWN;
  }
}

function readAll(
  checker: Checker,
  nodes: readonly TSType[],
  scope: Scope,
  origin: Origin | undefined,
): readonly Type[] {
  return nodes.map((node) => readType(checker, node, scope, origin));
}

type Reference = Pick<TSTypeReference, 'typeName' | 'typeParameters'>;

/** Reads the type that has a name, with what it is given. */
export function readReference(checker: Checker, node: Reference, scope: Scope): Type {
  const {typeName} = node;
  if (typeName.type === 'TSQualifiedName') {
    return qualified(checker, typeName, scope, argumentsOf(checker, node, scope));
  }
  const named = findType(scope, typeName.name);
  if (named) return named(argumentsOf(checker, node, scope));
  if (typeName.name === 'Pick') checkKeys(checker, node, scope);
  if (typeName.name === 'const') return UNKNOWN;
  const given = argumentsOf(checker, node, scope);
  if (typeName.name === 'Parameters') return parametersOf(checker, given[0] ?? UNKNOWN);
  return utilityType(typeName.name, given) ?? checker.common(typeName.name, given);
}

const NONE: readonly Type[] = [];

function argumentsOf(checker: Checker, {typeParameters}: Reference, scope: Scope): readonly Type[] {
  return typeParameters?.params.map((each) => checker.read(each, scope)) ?? NONE;
}

/** A type of a namespace: `IAP.Purchase`. */
function qualified(
  checker: Checker,
  name: Extract<TSEntityName, {type: 'TSQualifiedName'}>,
  scope: Scope,
  given: readonly Type[],
): Type {
  if (name.left.type !== 'Identifier') return UNKNOWN;
  // A namespace import keeps the types of its module under the names `IAP.Purchase`.
  const all = findType(scope, `${name.left.name}.*`);
  if (!all) return checker.common(`${name.left.name}.${name.right.name}`, given);
  const found = all([{kind: 'literal', value: name.right.name}, ...given]);
  if (found.kind === 'missing') {
    checker.report({kind: 'no-export', node: name.right, name: name.right.name});
  }
  return found;
}

/** The type of a value that a type refers to: `typeof requestPurchase`. */
function valueNamed(name: TSEntityName, scope: Scope): Type {
  if (name.type === 'Identifier') return findValue(scope, name.name)?.() ?? UNKNOWN;
  if (name.type !== 'TSQualifiedName') return UNKNOWN;
  return propertyType(valueNamed(name.left, scope), name.right.name) ?? UNKNOWN;
}

function keysOf(type: Type): Type {
  if (isOpen(type)) return type;
  const [first] = membersOf(type);
  if (first?.kind !== 'shape' || first.open) return UNKNOWN;
  const names = [...first.properties().keys()];
  return union(names.map((value): Type => ({kind: 'literal', value})));
}

function indexed(checker: Checker, object: TSType, index: TSType, scope: Scope): Type {
  const type = checker.read(object, scope);
  if (type.kind === 'tuple' && index.type === 'TSLiteralType') {
    const at = 'value' in index.literal ? Number(index.literal.value) : NaN;
    return type.elements[at] ?? UNKNOWN;
  }
  if (index.type === 'TSNumberKeyword') {
    return type.kind === 'shape' ? (type.given?.[0] ?? UNKNOWN) : UNKNOWN;
  }
  const texts = textsOf(checker.read(index, scope));
  if (texts.length === 0 || isOpen(type)) return UNKNOWN;
  return union(
    texts.map((text) => {
      const found = namedProperty(checker, index, type, text);
      if (found === 'unknown') return UNKNOWN;
      return found ? readProperty(found) : {kind: 'missing', name: text};
    }),
  );
}

/** Reports each key that `Pick` names but the type does not have. */
function checkKeys(checker: Checker, {typeParameters}: Reference, scope: Scope): void {
  const [object, keys] = typeParameters?.params ?? [];
  if (!object || !keys) return;
  const type = checker.read(object, scope);
  if (isOpen(type)) return;
  for (const key of keys.type === 'TSUnionType' ? keys.types : [keys]) {
    const [text] = key.type === 'TSLiteralType' ? textsOf(checker.read(key, scope)) : [];
    if (text !== undefined) namedProperty(checker, key, type, text);
  }
}
