import type {TSTypeElement} from '@babel/types';
import type {Checker} from '../checker.ts';
import {keyName} from '../program/names.ts';
import {LazyProperties} from './lazyProperties.ts';
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
type SignatureElement = Extract<
  TSTypeElement,
  {type: 'TSCallSignatureDeclaration' | 'TSConstructSignatureDeclaration'}
>;

type Owner = {readonly name: string; readonly library: boolean};

/** Reads the members of an interface or an object type. */
export function readMembers(
  checker: Checker,
  members: readonly TSTypeElement[],
  scope: Scope,
  owner?: Owner,
): Shape {
  const library = owner?.library ? true : undefined;
  const {names, named, called, constructed, isOpen} = sortMembers(members);
  const read = (member: SignatureElement) => writtenSignature(checker, member, scope);
  const ownerName = library && owner?.name;
  return {
    kind: 'shape',
    name: owner?.name,
    library,
    properties: once(
      () =>
        new LazyProperties(names, (name) =>
          readProperty(checker, name, named.get(name) ?? [], scope, ownerName),
        ),
    ),
    open: isOpen,
    ...(called.length > 0 ? {calls: called.map(read)} : {}),
    ...(constructed.length > 0 ? {constructs: constructed.map(read)} : {}),
  };
}

type SortedMembers = {
  readonly names: ReadonlySet<string>;
  /** A method can have several signatures. */
  readonly named: ReadonlyMap<string, readonly NamedElement[]>;
  readonly called: readonly SignatureElement[];
  readonly constructed: readonly SignatureElement[];
  readonly isOpen: boolean;
};

const sorted = new WeakMap<readonly TSTypeElement[], SortedMembers>();

/** Sorts the members of a declaration once, however many types it is read for: each list of a program is one. */
function sortMembers(members: readonly TSTypeElement[]): SortedMembers {
  const known = sorted.get(members);
  if (known) return known;
  const named = new Map<string, NamedElement[]>();
  for (const member of members) {
    if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') continue;
    const name = keyName(member.key, member.computed);
    if (name === undefined) continue;
    named.set(name, [...(named.get(name) ?? []), member]);
  }
  const made: SortedMembers = {
    names: new Set(named.keys()),
    named,
    called: members.filter((each) => each.type === 'TSCallSignatureDeclaration'),
    constructed: members.filter((each) => each.type === 'TSConstructSignatureDeclaration'),
    isOpen: members.some(({type}) => type === 'TSIndexSignature'),
  };
  sorted.set(members, made);
  return made;
}

function readProperty(
  checker: Checker,
  name: string,
  members: readonly NamedElement[],
  scope: Scope,
  owner: string | undefined,
): Property | undefined {
  let property: Property | undefined;
  for (const member of members) {
    const known = property;
    const type = once((): Type => {
      const own = typeOfElement(checker, member, scope, known);
      const isFunction = own.kind === 'shape' && own.calls !== undefined;
      return isFunction && owner !== undefined ? {...own, declared: {owner, name}} : own;
    });
    property = {type, optional: member.optional === true, owner};
  }
  return property;
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
