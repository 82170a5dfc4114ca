/**
 * Reads a value from outside: returns a copy of the known parts, or throws an error. A library for this would be loaded
 * with each sample that runs.
 */
type Reader<Value> = (value: unknown) => Value;

/** The parts of an object whose form is not known yet. */
type Parts = Readonly<Record<string, unknown>>;

function refuse(): never {
  throw new TypeError('What was read has another form than expected.');
}

const isObject = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

export const boolean: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : refuse());

/** A string that is not longer than this. */
export const text =
  (most: number): Reader<string> =>
  (value) =>
    typeof value === 'string' && value.length <= most ? value : refuse();

/** An array with at most this many values. */
export const list =
  <Value>(read: Reader<Value>, most: number): Reader<readonly Value[]> =>
  (value) =>
    // Not `map`, which skips the holes of a list.
    Array.isArray(value) && value.length <= most ? Array.from(value, read) : refuse();

/** An object: `read` takes the parts that it needs, and the rest is dropped. */
export const object =
  <Value>(read: (parts: Parts) => Value): Reader<Value> =>
  (value) =>
    isObject(value) ? read(value) : refuse();

/** The same, or undefined. */
export const optional =
  <Value>(read: Reader<Value>): Reader<Value | undefined> =>
  (value) =>
    value === undefined ? undefined : read(value);

/** The same, or null. */
export const nullable =
  <Value>(read: Reader<Value>): Reader<Value | null> =>
  (value) =>
    value === null ? null : read(value);

/** A value for which `is` returns true. */
export const only =
  <Value>(is: (value: unknown) => value is Value): Reader<Value> =>
  (value) =>
    is(value) ? value : refuse();
