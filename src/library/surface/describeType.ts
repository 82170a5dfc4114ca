import ts from 'typescript';
import {describePart, inlineMembers, isNamedPart, mergeMembers} from './describeMembers.ts';
import type {Owner} from './describeMembers.ts';
import {namePlatform} from './namePlatform.ts';
import type {MemberRole, Platform, SurfaceMember} from './surfaceTypes.ts';

/** Members of a named type with those it takes over from other types, or the values of a text union. */
export function describeType(
  declaration: ts.TypeAliasDeclaration | ts.InterfaceDeclaration,
  owner: Owner,
  role: MemberRole = 'field',
): readonly SurfaceMember[] {
  const type = owner.checker.getTypeAtLocation(declaration.name);
  const parts = type.isUnion() ? type.types : [type];
  if (parts.every((part) => part.isStringLiteral())) return textValues(parts, owner);
  if (!parts.every((part) => part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) {
    return [];
  }
  return mergeMembers(
    parts.flatMap((part) => {
      const platform = parts.length > 1 ? partPlatform(part, owner) : owner.platform;
      return propertiesOf(part, {...owner, platform}, role);
    }),
  );
}

function textValues(parts: readonly ts.StringLiteralType[], owner: Owner): SurfaceMember[] {
  return parts.map(({value}) => ({
    name: value,
    role: 'value',
    type: `'${value}'`,
    optional: false,
    platform: owner.platform,
  }));
}

function propertiesOf(type: ts.Type, owner: Owner, role: MemberRole): SurfaceMember[] {
  return owner.checker.getPropertiesOfType(type).flatMap((property) => {
    // In `Base & {…}` the last declaration is the one that narrows the others.
    const node = property.declarations?.findLast(isNamedPart);
    if (!node) return [];
    const declaredIn = declaringType(node);
    return [
      {
        ...describePart(node, role, owner),
        optional: (property.flags & ts.SymbolFlags.Optional) !== 0,
        ...(declaredIn !== undefined && declaredIn !== owner.name ? {declaredIn} : {}),
      },
    ];
  });
}

/** The platform that one part of a union is for: its `platform` field says it, or its name. */
function partPlatform(type: ts.Type, owner: Owner): Platform {
  const field = type.getProperty('platform');
  const fieldType = field && owner.checker.getTypeOfSymbol(field);
  const text = fieldType?.isStringLiteral() ? fieldType.value : undefined;
  if (text === 'ios' || text === 'android') return text;
  return namePlatform(type.aliasSymbol?.name ?? type.getSymbol()?.name ?? '', owner.platform);
}

function declaringType(node: ts.Node): string | undefined {
  const named = ts.findAncestor(
    node,
    (parent) => ts.isTypeAliasDeclaration(parent) || ts.isInterfaceDeclaration(parent),
  );
  return named && (ts.isTypeAliasDeclaration(named) || ts.isInterfaceDeclaration(named))
    ? named.name.text
    : undefined;
}

/** Members of the object that a function gives, when the declaration spells the object out. */
export function describeResult(
  node: ts.TypeNode | undefined,
  owner: Owner,
): readonly SurfaceMember[] {
  if (!node) return [];
  const [promised] = ts.isTypeReferenceNode(node) ? (node.typeArguments ?? []) : [];
  return inlineMembers(promised ?? node, owner, 'returned');
}
