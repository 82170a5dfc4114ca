import type {
  Node,
  TSEnumDeclaration,
  TSInterfaceDeclaration,
  TSTypeAliasDeclaration,
} from '@babel/types';
import type {Checker} from '../checker.ts';
import {keyName} from '../program/names.ts';
import {intersect, withTypes} from './properties.ts';
import {readMembers} from './readMembers.ts';
import {readReference, readType} from './readType.ts';
import {typeParametersOf} from './signature.ts';
import {
  lazyType,
  type NamedType,
  type Property,
  type Scope,
  type Shape,
  type Type,
  UNKNOWN,
} from './type.ts';

/** A statement that gives a type a name. */
export type TypeDeclaration = TSInterfaceDeclaration | TSTypeAliasDeclaration | TSEnumDeclaration;

/** Says whether a statement only declares a type, or an enum. */
export function isTypeDeclaration(node: Node): node is TypeDeclaration {
  return (
    node.type === 'TSInterfaceDeclaration' ||
    node.type === 'TSTypeAliasDeclaration' ||
    node.type === 'TSEnumDeclaration'
  );
}

/** What the name of a declaration refers to. */
export function declareType(
  checker: Checker,
  node: TypeDeclaration,
  scope: Scope,
  library: boolean,
): NamedType {
  const name = node.id.name;
  // Texts and numbers fit some enums and not others; nothing of the library depends on it.
  if (node.type === 'TSEnumDeclaration') return () => UNKNOWN;
  const parameters = typeParametersOf(node);
  const read = (given: readonly Type[]): Type => {
    const names = parameters.map((parameter) => String(parameter.name));
    const defaults = parameters.map((parameter, index): Type => {
      const type = given[index];
      if (type) return type;
      if (!parameter.default) return UNKNOWN;
      return checker.read(parameter.default, withTypes(scope, names, given));
    });
    const at = parameters.length > 0 ? withTypes(scope, names, defaults) : scope;
    const origin = {name, library};
    if (node.type === 'TSTypeAliasDeclaration') {
      return readType(checker, node.typeAnnotation, at, origin);
    }
    const own: Shape = {...readMembers(checker, node.body.body, at, origin), given: defaults};
    const bases = (node.extends ?? []).map(({expression: typeName, typeParameters}) =>
      readReference(checker, {typeName, typeParameters: typeParameters ?? null}, at),
    );
    return bases.length > 0 ? intersect([...bases, own]) : own;
  };
  const plain = lazyType(() => read([]));
  let depth = 0;
  return (given) => {
    if (parameters.length === 0) return plain();
    // A type can contain itself with ever other arguments.
    if (depth > 4) return UNKNOWN;
    depth += 1;
    const type = read(given);
    depth -= 1;
    return type;
  };
}

/** The value of an enum: its members, each of them a string. */
export function enumValue(node: TSEnumDeclaration, library: boolean): Shape {
  const members = node.members ?? node.body?.members ?? [];
  const owner = library ? node.id.name : undefined;
  const properties = new Map<string, Property>(
    members.flatMap((member) => {
      const name = keyName(member.id);
      if (name === undefined) return [];
      return [[name, {type: () => UNKNOWN, optional: false, owner}]];
    }),
  );
  return {
    kind: 'shape',
    name: node.id.name,
    library: library ? true : undefined,
    properties: () => properties,
  };
}
