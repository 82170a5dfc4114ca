import {LIBRARY} from '../program/librarySource.ts';
import {membersOf, type Shape, type Type, withoutNullish} from './type.ts';

/** What only passes values on, such as a list or a promise. */
const HOLDERS: ReadonlySet<string> = new Set(['Array', 'Promise', 'ReadonlyArray']);

/** Says whether a type is an object type that the reader wrote, or a list of one. */
export function isOwn(type: Type): boolean {
  return shapesOf(type, (shape) => {
    if (shape.library || shape.open || shape.calls || shape.constructs || shape.index) return false;
    const properties = [...shape.properties().values()];
    return properties.length > 0 && properties.every(({owner}) => owner === undefined);
  });
}

/** Says whether a value is an object of the library, or a list of them. */
export function isFromLibrary(type: Type): boolean {
  return shapesOf(type, ({library, calls, name}) => library === true && !calls && name !== LIBRARY);
}

/** Says whether a value is the library itself, as `import * as` or `require` give it. */
export function isModule(type: Type): boolean {
  return shapesOf(type, ({library, name}) => library === true && name === LIBRARY);
}

function shapesOf(type: Type, isWanted: (shape: Shape) => boolean): boolean {
  const members = membersOf(withoutNullish(type));
  return members.every((member): boolean => {
    if (member.kind !== 'shape') return false;
    const [only] = member.given ?? [];
    const isHolder = member.name !== undefined && HOLDERS.has(member.name) && only !== undefined;
    return isHolder ? shapesOf(only, isWanted) : isWanted(member);
  });
}
