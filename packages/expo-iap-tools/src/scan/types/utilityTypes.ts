import {awaited, propertyOf} from './properties.ts';
import {
  membersOf,
  noProperties,
  once,
  type Property,
  textsOf,
  type Type,
  union,
  UNKNOWN,
  withoutNullish,
} from './type.ts';

/** The types that TypeScript derives from others; undefined for any other name. */
export function utilityType(
  name: string,
  [first = UNKNOWN, second]: readonly Type[],
): Type | undefined {
  switch (name) {
    case 'Record': {
      const value = second ?? UNKNOWN;
      return {kind: 'shape', name, given: [value], properties: noProperties, index: () => value};
    }
    case 'Readonly':
      return first;
    case 'Partial':
      return mapProperties(first, (_name, property) => ({...property, optional: true}));
    case 'Required':
      return mapProperties(first, (_name, property) => ({...property, optional: false}));
    case 'NonNullable':
      return withoutNullish(first);
    case 'Awaited':
      return awaited(first);
    case 'ReturnType':
      return resultOf(first);
    case 'Pick':
    case 'Omit': {
      const names = new Set(textsOf(second ?? UNKNOWN));
      if (names.size === 0) return UNKNOWN;
      return mapProperties(first, (key, property) =>
        names.has(key) === (name === 'Pick') ? property : undefined,
      );
    }
    case 'Extract':
      return union(
        membersOf(first).filter((member) => second === undefined || fits(member, second)),
      );
    case 'Exclude':
      return union(
        membersOf(first).filter((member) => second === undefined || !fits(member, second)),
      );
    default:
      return undefined;
  }
}

function mapProperties(
  type: Type,
  change: (name: string, property: Property) => Property | undefined,
): Type {
  return union(
    membersOf(type).map((member) => {
      if (member.kind !== 'shape') return member;
      const properties = once(
        () =>
          new Map(
            [...member.properties()].flatMap(([name, property]) => {
              const changed = change(name, property);
              return changed ? [[name, changed] as const] : [];
            }),
          ),
      );
      return {...member, properties};
    }),
  );
}

function resultOf(type: Type): Type {
  const signature = type.kind === 'shape' ? type.calls?.at(-1) : undefined;
  if (!signature) return type.kind === 'missing' ? type : UNKNOWN;
  return signature.result(signature.scope);
}

// Compares what tells the members of a union apart: literals themselves, and literal properties such as `platform`.
function fits(member: Type, target: Type): boolean {
  return membersOf(target).some((wanted) => {
    if (wanted.kind === 'literal')
      return member.kind === 'literal' && member.value === wanted.value;
    if (wanted.kind === 'primitive') {
      return member.kind === 'primitive'
        ? member.name === wanted.name
        : member.kind === 'literal' && typeof member.value === wanted.name;
    }
    if (wanted.kind !== 'shape' || member.kind !== 'shape') return wanted.kind === 'unknown';
    return [...wanted.properties()].every(([name, property]) => {
      const own = propertyOf(member, name);
      if (own === undefined) return property.optional;
      if (own === 'unknown') return true;
      const texts = textsOf(property.type());
      const ownTexts = textsOf(own.type());
      return (
        texts.length === 0 || ownTexts.length === 0 || ownTexts.every((t) => texts.includes(t))
      );
    });
  });
}
