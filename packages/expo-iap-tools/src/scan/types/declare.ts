import type {
  ClassDeclaration,
  Node,
  TSEnumDeclaration,
  TSInterfaceDeclaration,
  TSTypeAliasDeclaration,
} from '@babel/types';
import type {Checker} from '../checker.ts';
import {intersect, withTypes} from './properties.ts';
import {keyName, readMembers} from './readMembers.ts';
import {readType} from './readType.ts';
import {typeParametersOf} from './signature.ts';
import {
  lazyType,
  type NamedType,
  once,
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
    const bases = (node.extends ?? []).flatMap((base) =>
      base.expression.type === 'Identifier'
        ? [
            readType(
              checker,
              {
                ...base,
                type: 'TSTypeReference',
                typeName: base.expression,
                typeParameters: base.typeParameters ?? null,
              },
              at,
            ),
          ]
        : [UNKNOWN],
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

/** A class whose method bodies are not read: of the library, or of a declaration file. */
export function declaredClass(
  checker: Checker,
  node: ClassDeclaration,
  scope: Scope,
): {readonly instance: Shape; readonly value: Shape} {
  const name = node.id?.name;
  const collect = (isStatic: boolean) =>
    new Map<string, Property>(
      node.body.body.flatMap((member) => {
        if (member.type !== 'ClassProperty' && member.type !== 'TSDeclareMethod') return [];
        const key = keyName(member.key);
        if (key === undefined || Boolean(member.static) !== isStatic) return [];
        const written = member.type === 'ClassProperty' ? member.typeAnnotation : member.returnType;
        const type = once(() =>
          member.type === 'ClassProperty' && written?.type === 'TSTypeAnnotation'
            ? checker.read(written.typeAnnotation, scope)
            : UNKNOWN,
        );
        const optional = member.type === 'ClassProperty' && member.optional === true;
        return [[key, {type, optional, owner: name}]];
      }),
    );
  const instance: Shape = {
    kind: 'shape',
    name,
    library: true,
    properties: once(() => collect(false)),
  };
  const made = {parameters: [], typeParameters: [], scope, result: () => instance};
  const value: Shape = {
    kind: 'shape',
    name,
    library: true,
    properties: once(() => collect(true)),
    constructs: [made],
    open: true,
  };
  return {instance, value};
}
