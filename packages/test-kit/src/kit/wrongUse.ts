import {SimulatorError} from '../simulator/errors.ts';
import type {PlatformName} from '../simulator/versions.ts';

/** Refuses what the types of the kit forbid, and JavaScript or a cast lets through. */
export function refuse(message: string): never {
  throw new SimulatorError(message);
}

export function requireFlag(name: string, value: unknown): boolean {
  return typeof value === 'boolean'
    ? value
    : refuse(`${name} is true or false, not ${show(value)}.`);
}

/** A country or a currency, as three capital letters. */
export function requireLetters(rule: string, value: unknown): string {
  const isRight = typeof value === 'string' && /^[A-Z]{3}$/.test(value);
  return isRight ? value : refuse(`${rule}, not ${show(value)}.`);
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

/** A call that the store of a phone has; a table says which stores have which. */
export function requireCall(
  what: string,
  call: string,
  table: Readonly<Record<string, PlatformName | 'both'>>,
  os: PlatformName,
): void {
  requireName(what, call, table);
  const system = table[call];
  if (system !== 'both' && system !== os)
    refuse(`The call "${call}" cannot fail on ${os}: only the store of ${system} has it.`);
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
