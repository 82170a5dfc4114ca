import ts from 'typescript';
import {namePlatform} from '../platforms.ts';
import type {MemberRole, Platform, SurfaceMember} from '../surface/surface.ts';
import {parameterName, printNode, privateUnion} from './printType.ts';

/** What the members of one symbol share. */
export type Owner = {
  readonly name: string;
  readonly platform: Platform;
  readonly checker: ts.TypeChecker;
};

/** A part of a declaration that has a name, a type and perhaps a question mark. */
type NamedPart =
  ts.PropertySignature | ts.MethodSignature | ts.PropertyDeclaration | ts.MethodDeclaration;

/** Describes a named part of a type or a class. */
export function describePart(node: NamedPart, role: MemberRole, owner: Owner): SurfaceMember {
  const name = node.name.getText();
  const platform = namePlatform(name, owner.platform);
  const nested = isMethod(node)
    ? describeParameters(node, {...owner, platform})
    : inlineMembers(node.type, {...owner, platform});
  return {
    name,
    role,
    type: isMethod(node) ? methodType(node) : node.type ? printNode(node.type) : 'any',
    optional: node.questionToken !== undefined,
    platform,
    ...(nested.length > 0 ? {members: nested} : {}),
  };
}

/** Describes the parameters of a function, with the fields of parameters that are inline objects. */
export function describeParameters(
  node: ts.SignatureDeclaration,
  owner: Owner,
): readonly SurfaceMember[] {
  return node.parameters.map((parameter): SurfaceMember => {
    const name = parameterName(parameter);
    const platform = namePlatform(name, owner.platform);
    const members = inlineMembers(parameter.type, {...owner, platform});
    return {
      name,
      role: 'parameter',
      type: parameter.type ? printNode(parameter.type) : 'any',
      optional: parameter.questionToken !== undefined,
      platform,
      ...(members.length > 0 ? {members} : {}),
    };
  });
}

/** Members that a type shows where it is used: fields of inline objects, parameters of functions. */
export function inlineMembers(
  node: ts.TypeNode | undefined,
  owner: Owner,
  role: MemberRole = 'field',
): readonly SurfaceMember[] {
  if (!node) return [];
  if (ts.isTypeLiteralNode(node)) {
    return node.members.flatMap((part) =>
      isNamedPart(part) ? [describePart(part, role, owner)] : [],
    );
  }
  if (ts.isArrayTypeNode(node)) return inlineMembers(node.elementType, owner, role);
  if (ts.isParenthesizedTypeNode(node) || ts.isTypeOperatorNode(node)) {
    return inlineMembers(node.type, owner, role);
  }
  if (ts.isFunctionTypeNode(node)) return describeParameters(node, owner);
  if (ts.isUnionTypeNode(node)) {
    return mergeMembers(node.types.flatMap((part) => inlineMembers(part, owner, role)));
  }
  return inlineMembers(privateUnion(node, owner.checker), owner, role);
}

/** Makes one member of those that have the same name, for example in the parts of a union. */
export function mergeMembers(members: readonly SurfaceMember[]): readonly SurfaceMember[] {
  const names = [...new Set(members.map(({name}) => name))];
  return names.flatMap((name) => {
    const same = members.filter((member) => member.name === name);
    const [first] = same;
    if (!first) return [];
    const {declaredIn, ...shared} = first;
    const sameOwner = same.every((member) => member.declaredIn === declaredIn);
    return [
      {
        ...shared,
        type: [...new Set(same.map(({type}) => type))].join(' | '),
        optional: same.some(({optional}) => optional),
        platform: same.every(({platform}) => platform === first.platform) ? first.platform : 'both',
        ...(sameOwner && declaredIn !== undefined ? {declaredIn} : {}),
      },
    ];
  });
}

/** Whether a node is a field or a method that readers can use by name. */
export function isNamedPart(node: ts.Node): node is NamedPart {
  return (
    ts.isPropertySignature(node) ||
    ts.isMethodSignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isMethodDeclaration(node)
  );
}

function isMethod(node: NamedPart): node is ts.MethodSignature | ts.MethodDeclaration {
  return ts.isMethodSignature(node) || ts.isMethodDeclaration(node);
}

function methodType(node: ts.MethodSignature | ts.MethodDeclaration): string {
  const parameters = node.parameters.map((parameter) => printNode(parameter)).join(', ');
  return `(${parameters}) => ${node.type ? printNode(node.type) : 'any'}`;
}

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

/** The properties of a type that have a declaration, also those that it takes over. */
export function propertiesOf(type: ts.Type, owner: Owner, role: MemberRole): SurfaceMember[] {
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
