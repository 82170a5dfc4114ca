import {SimulatorError} from '../simulator/errors.ts';

/** Refuses what the types of the kit forbid, and JavaScript or a cast lets through. */
export function refuse(message: string): never {
  throw new SimulatorError(message);
}

export function requireFlag(name: string, value: unknown): boolean {
  return typeof value === 'boolean'
    ? value
    : refuse(`${name} is true or false, not ${show(value)}.`);
}

export function requireFunction(name: string, value: unknown): void {
  if (typeof value !== 'function') refuse(`${name} is a function, not ${show(value)}.`);
}

/** One of the names that a table has as its keys. */
export function requireName(what: string, value: unknown, table: object): void {
  if (typeof value === 'string' && Object.hasOwn(table, value)) return;
  const names = Object.keys(table).map((name) => `"${name}"`);
  refuse(`${what} is one of ${names.join(', ')}, not ${show(value)}.`);
}

/** Options that a table has as its keys, and no others. */
export function requireOptions(of: string, options: unknown, table: object): void {
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    return refuse(`The options of ${of} are an object, not ${show(options)}.`);
  for (const name of Object.keys(options)) requireName(`An option of ${of}`, name, table);
}

/** The value as a message names it. */
export function show(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  if (typeof value === 'function') return 'a function';
  if (value instanceof Promise) return 'a promise';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}
