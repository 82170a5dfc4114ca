import ts from 'typescript';
import {describeParameters, describePart, isNamedPart} from './describeMembers.ts';
import type {Owner} from './describeMembers.ts';
import {printNode} from './printType.ts';
import type {SurfaceMember} from './surfaceTypes.ts';

/** Describes the constructor, fields, methods and static methods of a class. */
export function describeClass(node: ts.ClassDeclaration, owner: Owner): readonly SurfaceMember[] {
  return node.members.flatMap((member): SurfaceMember[] => {
    if (ts.isConstructorDeclaration(member)) return [describeConstructor(member, owner)];
    if (!isNamedPart(member)) return [];
    const isStatic = (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Static) !== 0;
    const isMethod = ts.isMethodDeclaration(member);
    return [describePart(member, isStatic ? 'static' : isMethod ? 'method' : 'field', owner)];
  });
}

function describeConstructor(node: ts.ConstructorDeclaration, owner: Owner): SurfaceMember {
  const parameters = node.parameters.map((parameter) => printNode(parameter)).join(', ');
  return {
    name: 'constructor',
    role: 'constructor',
    type: `new (${parameters}) => ${owner.name}`,
    optional: false,
    platform: owner.platform,
    members: describeParameters(node, owner),
  };
}
