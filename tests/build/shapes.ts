/** What a value in a JSON file must look like. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'null'
  | {readonly words: readonly string[]}
  | {readonly items: Shape}
  | {readonly choices: readonly Shape[]}
  | {readonly fields: Readonly<Record<string, Field>>};

/** A field that may be absent; its shape can wait, so that shapes can contain themselves. */
export type Optional = {readonly maybe: () => Shape};
type Field = Shape | Optional;

/** A list of values of one shape. */
export function list(items: Shape): Shape {
  return {items};
}

/** An object with these fields and no others. */
export function object(fields: Readonly<Record<string, Field>>): Shape {
  return {fields};
}

/** One of some texts. */
export function oneOf(...words: readonly string[]): Shape {
  return {words};
}

/** A value of one of some shapes. */
export function either(...choices: readonly Shape[]): Shape {
  return {choices};
}

/** A field that may be absent. */
export function optional(shape: Shape | (() => Shape)): Optional {
  return {maybe: typeof shape === 'function' ? shape : () => shape};
}

/** Says where a value differs from its shape. */
export function shapeFaults(value: unknown, shape: Shape, place = 'file'): string[] {
  const is = value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;
  if (typeof shape === 'string') return is === shape ? [] : [`${place} is ${is}, not ${shape}`];
  if ('words' in shape) {
    return shape.words.some((word) => word === value)
      ? []
      : [`${place} is ${JSON.stringify(value)}, not one of ${shape.words.join(', ')}`];
  }
  if ('choices' in shape) {
    const attempts = shape.choices.map((choice) => shapeFaults(value, choice, place));
    return attempts.some((faults) => faults.length === 0) ? [] : attempts.flat();
  }
  if ('items' in shape) {
    if (!Array.isArray(value)) return [`${place} is ${is}, not a list`];
    return value.flatMap((item, index) => shapeFaults(item, shape.items, `${place}[${index}]`));
  }
  if (typeof value !== 'object' || value === null) return [`${place} is ${is}, not an object`];
  const found = new Map<string, unknown>(Object.entries(value));
  const strange = [...found.keys()].filter((key) => !(key in shape.fields));
  return [
    ...strange.map((key) => `${place} has an unknown field ${key}`),
    ...Object.entries(shape.fields).flatMap(([key, field]) => {
      const maybe = typeof field === 'object' && 'maybe' in field ? field.maybe : undefined;
      if (!found.has(key)) return maybe ? [] : [`${place} lacks ${key}`];
      return shapeFaults(found.get(key), fieldShape(field), `${place}.${key}`);
    }),
  ];
}

/** Every name of a field in a shape. */
export function shapeKeys(shape: Shape, seen = new Set<Shape>()): ReadonlySet<string> {
  if (typeof shape === 'string' || 'words' in shape || seen.has(shape)) return new Set();
  seen.add(shape);
  if ('items' in shape) return shapeKeys(shape.items, seen);
  const own = 'fields' in shape ? Object.keys(shape.fields) : [];
  const below = 'fields' in shape ? Object.values(shape.fields).map(fieldShape) : shape.choices;
  return new Set([...own, ...below.flatMap((inner) => [...shapeKeys(inner, seen)])]);
}

function fieldShape(field: Field): Shape {
  return typeof field === 'object' && 'maybe' in field ? field.maybe() : field;
}
