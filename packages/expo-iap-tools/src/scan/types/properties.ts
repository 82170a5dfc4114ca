import type {Node} from '@babel/types';
import type {Checker} from '../checker.ts';
import type {ProblemKind} from '../problems.ts';
import {
  isNullish,
  isOpen,
  membersOf,
  once,
  type Property,
  type Scope,
  type Shape,
  type Type,
  UNDEFINED,
  union,
  UNKNOWN,
} from './type.ts';

/** What a type says about one of its properties: `unknown` when it says nothing. */
export type FoundProperty = Property | 'unknown' | undefined;

/**
 * Finds a property. In a union, one member that has it is enough, because the program has already checked which one it
 * is.
 */
export function propertyOf(type: Type, name: string): FoundProperty {
  if (type.kind === 'union') return propertyOfUnion(type.members, name);
  if (type.kind !== 'shape') return isNullish(type) || isLost(type, name) ? undefined : 'unknown';
  const found = type.properties().get(name);
  if (!found && type.index) return {type: type.index, optional: false};
  return found ?? (type.open ? 'unknown' : undefined);
}

/** The methods that a date has and a number of milliseconds lacks. */
const OF_DATES = /^(?:[gs]et[A-Z]|to(?:Date|GMT|ISO|JSON|LocaleDate|LocaleTime|Time|UTC))/;

function isLost(type: Type, name: string): boolean {
  return type.kind === 'primitive' && type.name === 'number' && OF_DATES.test(name);
}

/** The type of a property; nothing where it is not known, or not there. */
export function propertyType(type: Type, name: string): Type | undefined {
  const found = propertyOf(type, name);
  return found === 'unknown' ? undefined : found?.type();
}

/** Finds a property that code names and notes its use, or reports that the type does not have it. */
export function namedProperty(
  checker: Checker,
  node: Node,
  type: Type,
  name: string,
  kind: ProblemKind = 'no-member',
): FoundProperty {
  const found = propertyOf(type, name);
  if (!found) checker.report({kind, node, name, owners: namesOf(type)});
  else if (found !== 'unknown' && found.owner !== undefined) {
    checker.sawMember({node, owner: found.owner, member: name});
  }
  return found;
}

function propertyOfUnion(members: readonly Type[], name: string): FoundProperty {
  const asked = members.filter((member) => !isNullish(member));
  const found = asked.map((member) => propertyOf(member, name));
  if (found.includes('unknown')) return 'unknown';
  const having = found.filter((each) => each !== undefined && each !== 'unknown');
  const [first] = having;
  if (first === undefined) return undefined;
  return {
    type: () => union(having.map(({type}) => type())),
    optional: having.some(({optional}) => optional),
    owner: first.owner,
    ...(having.length < asked.length ? {partial: true as const} : {}),
  };
}

/** The type of a property as a program reads it: with `undefined` when it is optional. */
export function readType({type, optional}: Property): Type {
  return optional ? union([type(), UNDEFINED]) : type();
}

/** A shape with other properties: those that something is made of, or without them. */
export function withProperties(
  shape: Shape,
  change: (property: Property, name: string) => Property | undefined,
): Shape {
  const make = (): ReadonlyMap<string, Property> =>
    new Map(
      [...shape.properties()].flatMap(([name, property]) => {
        const changed = change(property, name);
        return changed ? [[name, changed] as const] : [];
      }),
    );
  return {...shape, properties: once(make)};
}

/** A type with other properties. */
export function mapProperties(type: Type, change: Parameters<typeof withProperties>[1]): Type {
  return union(
    membersOf(type).map((member) =>
      member.kind === 'shape' ? withProperties(member, change) : member,
    ),
  );
}

/** The names of the types that a value can have, for a message and for the history. */
export function namesOf(type: Type): readonly string[] {
  return membersOf(type).flatMap((member) =>
    member.kind === 'shape' && member.library && member.name !== undefined
      ? member.name.split(' & ')
      : [],
  );
}

/** Joins shapes, as an intersection or as a spread does. Later ones win. */
export function joinShapes(shapes: readonly Shape[]): Shape {
  const names = shapes.flatMap(({name}) => (name === undefined ? [] : [name]));
  return {
    kind: 'shape',
    name: names.length > 0 ? names.join(' & ') : undefined,
    library: shapes.some(({library}) => library) ? true : undefined,
    properties: once(() => new Map(shapes.flatMap(({properties}) => [...properties()]))),
    open: shapes.some(({open}) => open),
    calls: shapes.find(({calls}) => calls)?.calls,
    given: shapes.find(({given}) => given)?.given,
  };
}

/** The type of values that have all of these types. */
export function intersect(types: readonly Type[]): Type {
  const open = types.find(isOpen);
  const spread = types.find(({kind}) => kind === 'union');
  if (spread?.kind === 'union') {
    const others = types.filter((type) => type !== spread);
    return union(spread.members.map((member) => intersect([...others, member])));
  }
  const shapes = types.filter((type) => type.kind === 'shape');
  if (open && shapes.length > 0) return {...joinShapes(shapes), open: true};
  if (open) return open;
  if (shapes.length === 0) return types[0] ?? UNKNOWN;
  return shapes.length === 1 && shapes[0] ? shapes[0] : joinShapes(shapes);
}

/** What iterating over a value gives. */
export function elementOf(type: Type): Type {
  return union(
    membersOf(type)
      .filter((member) => !isNullish(member))
      .map((member) => {
        if (member.kind === 'tuple') return union(member.elements);
        if (member.kind !== 'shape') return member.kind === 'missing' ? member : UNKNOWN;
        if (member.name === 'Map') return {kind: 'tuple', elements: member.given ?? []};
        return member.given?.[0] ?? UNKNOWN;
      }),
  );
}

/** What awaiting a value gives. */
export function awaited(type: Type): Type {
  return union(
    membersOf(type).map((member) =>
      member.kind === 'shape' && member.name === 'Promise'
        ? awaited(member.given?.[0] ?? UNKNOWN)
        : member,
    ),
  );
}

/** A scope in which the type parameters of a declaration have a value. */
export function withTypes(scope: Scope, names: readonly string[], given: readonly Type[]): Scope {
  const types = new Map(names.map((name, index) => [name, () => given[index] ?? UNKNOWN] as const));
  return {parent: scope, values: undefined, types};
}
