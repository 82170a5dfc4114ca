import {basename} from 'node:path';
import ts from 'typescript';
import {namePlatform} from '../platforms.ts';
import type {MemberRole, Platform, SurfaceMember, SurfaceSymbol} from '../surface/surface.ts';
import {declarationOf} from './declarationOf.ts';
import type {DeclaredName} from './declarations.ts';
import {type Call, describeCall} from './describeCall.ts';
import type {Owner} from './describeMembers.ts';
import {
  describeParameters,
  describePart,
  describeResult,
  describeType,
  inlineMembers,
  isNamedPart,
} from './describeMembers.ts';
import {parameterName, printNode, printSignatureType} from './printType.ts';

type Description = Pick<SurfaceSymbol, 'kind' | 'signature' | 'members'>;
type FunctionNode = ts.FunctionDeclaration | ts.FunctionTypeNode;

/** Describes one name of a release; texts are not formatted yet. */
export function describeSymbol(entry: DeclaredName, checker: ts.TypeChecker): SurfaceSymbol {
  const {name, exported, declaration} = entry;
  const platform = namePlatform(name, filePlatform(declaration));
  const description = describe(name, declaration, {name, platform, checker});
  return {name, exported, platform, ...description};
}

function describe(name: string, node: ts.Declaration, owner: Owner): Description {
  if (ts.isFunctionDeclaration(node)) return describeFunction(name, node, owner);
  if (ts.isVariableDeclaration(node)) {
    if (node.type && ts.isFunctionTypeNode(node.type)) {
      return describeFunction(name, node.type, owner);
    }
    const call = describeCall(node, owner);
    if (call) return describeCalled(name, call);
    const type = node.type ? printNode(node.type) : 'any';
    const inline = enumBehind(node, owner) ?? inlineMembers(node.type, owner);
    const members = inline.length > 0 ? inline : membersBehind(node.type, owner, 'field');
    return {kind: 'const', signature: `const ${name}: ${type};`, members};
  }
  if (ts.isClassDeclaration(node)) {
    return {kind: 'class', signature: withoutModifiers(node), members: describeClass(node, owner)};
  }
  if (ts.isEnumDeclaration(node)) {
    return {kind: 'enum', signature: withoutModifiers(node), members: enumValues(node, owner)};
  }
  if (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) {
    const kind = ts.isInterfaceDeclaration(node) ? 'interface' : 'type';
    return {kind, signature: withoutModifiers(node), members: describeType(node, owner)};
  }
  throw new Error(
    `${node.getSourceFile().fileName}: "${name}" is declared in a way that ` +
      'packages/api-data/src/extract/describeSymbol.ts does not know. Add this kind there.',
  );
}

function describeFunction(name: string, node: FunctionNode, owner: Owner): Description {
  const signature = functionSignature(name, node, owner.checker);
  if (/^use[A-Z]/.test(name)) {
    return {kind: 'hook', signature, members: describeHook(node, owner)};
  }
  const results = describeResult(node.type, owner);
  const members = [...describeParameters(node, owner), ...results];
  return {kind: 'function', signature, members};
}

function describeCalled(name: string, {parameters, result}: Call): Description {
  const list = parameters.map(
    ({name: own, optional, type}) => `${own}${optional ? '?' : ''}: ${type}`,
  );
  const signature = `function ${name}(${list.join(', ')}): ${result};`;
  return {kind: 'function', signature, members: parameters};
}

function functionSignature(name: string, node: FunctionNode, checker: ts.TypeChecker): string {
  const generics = node.typeParameters?.map(printNode).join(', ');
  const parameters = node.parameters.map((parameter) => {
    const type = parameter.type ? printSignatureType(parameter.type, checker) : 'any';
    return `${parameterName(parameter)}${parameter.questionToken ? '?' : ''}: ${type}`;
  });
  const result = node.type ? printSignatureType(node.type, checker) : 'any';
  return `function ${name}${generics ? `<${generics}>` : ''}(${parameters.join(', ')}): ${result};`;
}

function enumValues(node: ts.EnumDeclaration, owner: Owner): SurfaceMember[] {
  return node.members.map((member) => {
    const name = member.name.getText();
    return {
      name,
      role: 'value',
      type: member.initializer ? printNode(member.initializer) : '',
      optional: false,
      platform: namePlatform(name, owner.platform),
    };
  });
}

/** Values of a constant that only gives an enum another name. */
function enumBehind(node: ts.VariableDeclaration, owner: Owner): SurfaceMember[] | undefined {
  if (!node.type || !ts.isTypeQueryNode(node.type)) return undefined;
  const target = declarationOf(node.type.exprName, owner.checker);
  return target && ts.isEnumDeclaration(target) ? enumValues(target, owner) : undefined;
}

function withoutModifiers(node: ts.Declaration): string {
  return printNode(node).replace(/^(?:export |declare )+/, '');
}

/** Releases sort declarations of one platform into files named after it. */
function filePlatform(declaration: ts.Declaration): Platform {
  const file = basename(declaration.getSourceFile().fileName);
  if (/ios/i.test(file)) return 'ios';
  return /android/i.test(file) ? 'android' : 'both';
}

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
