import ts from 'typescript';
import type {Owner} from './describeMembers.ts';
import {describeType} from './describeType.ts';
import {declarationOf} from './reachableTypes.ts';
import type {MemberRole, SurfaceMember} from './surfaceTypes.ts';

/** Describes the options that a hook takes and the members of the object that it gives. */
export function describeHook(
  node: ts.FunctionDeclaration | ts.FunctionTypeNode,
  owner: Owner,
): readonly SurfaceMember[] {
  const options = node.parameters.flatMap(({type}) => membersBehind(type, owner, 'option'));
  return [...options, ...membersBehind(node.type, owner, 'returned')];
}

function membersBehind(
  node: ts.TypeNode | undefined,
  owner: Owner,
  role: MemberRole,
): readonly SurfaceMember[] {
  if (!node || !ts.isTypeReferenceNode(node)) return [];
  const target = declarationOf(node.typeName, owner.checker);
  const isType = target && (ts.isTypeAliasDeclaration(target) || ts.isInterfaceDeclaration(target));
  return isType ? describeType(target, owner, role) : [];
}
