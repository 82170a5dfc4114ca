import {fits} from './fits.ts';
import {awaited, mapProperties} from './properties.ts';
import {
  membersOf,
  noProperties,
  resultOf,
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
      return mapProperties(first, (property) => ({...property, optional: true}));
    case 'Required':
      return mapProperties(first, (property) => ({...property, optional: false}));
    case 'NonNullable':
      return withoutNullish(first);
    case 'Awaited':
      return awaited(first);
    case 'ReturnType':
      return resultOf(first) ?? (first.kind === 'missing' ? first : UNKNOWN);
    case 'Pick':
    case 'Omit': {
      const names = new Set(textsOf(second ?? UNKNOWN));
      if (names.size === 0) return UNKNOWN;
      return mapProperties(first, (property, key) =>
        names.has(key) === (name === 'Pick') ? property : undefined,
      );
    }
    case 'Extract':
    case 'Exclude':
      return union(
        membersOf(first).filter(
          (member) => second === undefined || fits(member, second) === (name === 'Extract'),
        ),
      );
    default:
      return undefined;
  }
}
