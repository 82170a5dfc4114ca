import ts from 'typescript';
import {namePlatform} from './namePlatform.ts';
import {parameterName, printNode, privateUnion} from './printType.ts';
import type {MemberRole, Platform, SurfaceMember} from './surfaceTypes.ts';

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
