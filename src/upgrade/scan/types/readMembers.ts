import type {Expression, PrivateName, TSTypeElement} from '@babel/types';
import type {Checker} from '../checker.ts';
import {signatureOf} from './signature.ts';
import {
  once,
  type Property,
  type Scope,
  type Shape,
  type Signature,
  type Type,
  UNKNOWN,
} from './type.ts';

type Owner = {readonly name: string; readonly library: boolean};

/** The name of a key that is written down, not computed. */
export function keyName(key: Expression | PrivateName, computed = false): string | undefined {
  if (key.type === 'StringLiteral') return key.value;
  if (key.type === 'NumericLiteral') return String(key.value);
  if (key.type === 'PrivateName') return `#${key.id.name}`;
  return key.type === 'Identifier' && !computed ? key.name : undefined;
}

/** Reads the members of an interface or an object type. */
export function readMembers(
  checker: Checker,
  members: readonly TSTypeElement[],
  scope: Scope,
  owner?: Owner,
): Shape {
  const library = owner?.library ? true : undefined;
  const calls = members.flatMap((member) =>
    member.type === 'TSCallSignatureDeclaration' ? [readSignature(checker, member, scope)] : [],
  );
  const constructs = members.flatMap((member) =>
    member.type === 'TSConstructSignatureDeclaration'
      ? [readSignature(checker, member, scope)]
      : [],
  );
  return {
    kind: 'shape',
    name: owner?.name,
    library,
    properties: once(() => readProperties(checker, members, scope, library && owner?.name)),
    open: members.some(({type}) => type === 'TSIndexSignature'),
    ...(calls.length > 0 ? {calls} : {}),
    ...(constructs.length > 0 ? {constructs} : {}),
  };
}

function readSignature(
  checker: Checker,
  member: Extract<
    TSTypeElement,
    {type: 'TSMethodSignature' | 'TSCallSignatureDeclaration' | 'TSConstructSignatureDeclaration'}
  >,
  scope: Scope,
): Signature {
  const result = member.typeAnnotation?.typeAnnotation;
  return signatureOf(member, scope, (at) => (result ? checker.read(result, at) : UNKNOWN));
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
  member: Extract<TSTypeElement, {type: 'TSPropertySignature' | 'TSMethodSignature'}>,
  scope: Scope,
  known: Property | undefined,
): Type {
  if (member.type === 'TSPropertySignature') {
    const written = member.typeAnnotation?.typeAnnotation;
    return written ? checker.read(written, scope) : UNKNOWN;
  }
  const before = known?.type();
  const calls = before?.kind === 'shape' ? (before.calls ?? []) : [];
  return {
    kind: 'shape',
    properties: () => new Map(),
    open: true,
    calls: [...calls, readSignature(checker, member, scope)],
  };
}
