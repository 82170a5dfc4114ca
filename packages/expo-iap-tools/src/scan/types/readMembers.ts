import type {TSTypeElement} from '@babel/types';
import type {Checker} from '../checker.ts';
import {keyName} from '../program/names.ts';
import {writtenSignature} from './signature.ts';
import {
  functionShape,
  once,
  type Property,
  type Scope,
  type Shape,
  type Type,
  UNKNOWN,
} from './type.ts';

type NamedElement = Extract<TSTypeElement, {type: 'TSPropertySignature' | 'TSMethodSignature'}>;

type Owner = {readonly name: string; readonly library: boolean};

/** Reads the members of an interface or an object type. */
export function readMembers(
  checker: Checker,
  members: readonly TSTypeElement[],
  scope: Scope,
  owner?: Owner,
): Shape {
  const library = owner?.library ? true : undefined;
  const called = members.filter((each) => each.type === 'TSCallSignatureDeclaration');
  const constructed = members.filter((each) => each.type === 'TSConstructSignatureDeclaration');
  const read = (member: (typeof called | typeof constructed)[number]) =>
    writtenSignature(checker, member, scope);
  return {
    kind: 'shape',
    name: owner?.name,
    library,
    properties: once(() => readProperties(checker, members, scope, library && owner?.name)),
    open: members.some(({type}) => type === 'TSIndexSignature'),
    ...(called.length > 0 ? {calls: called.map(read)} : {}),
    ...(constructed.length > 0 ? {constructs: constructed.map(read)} : {}),
  };
}

function readProperties(
  checker: Checker,
  members: readonly TSTypeElement[],
  scope: Scope,
  owner: string | undefined,
): ReadonlyMap<string, Property> {
  const properties = new Map<string, Property>();
  for (const member of members) {
    if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') continue;
    const name = keyName(member.key, member.computed);
    if (name === undefined) continue;
    // A method can have several signatures.
    const known = properties.get(name);
    const type = once((): Type => {
      const own = typeOfElement(checker, member, scope, known);
      const isFunction = own.kind === 'shape' && own.calls !== undefined;
      return isFunction && owner !== undefined ? {...own, declared: {owner, name}} : own;
    });
    properties.set(name, {type, optional: member.optional === true, owner});
  }
  return properties;
}

function typeOfElement(
  checker: Checker,
  member: NamedElement,
  scope: Scope,
  known: Property | undefined,
): Type {
  if (member.type === 'TSPropertySignature') {
    const written = member.typeAnnotation?.typeAnnotation;
    return written ? checker.read(written, scope) : UNKNOWN;
  }
  const before = known?.type();
  const calls = before?.kind === 'shape' ? (before.calls ?? []) : [];
  return functionShape([...calls, writtenSignature(checker, member, scope)]);
}
