import {join} from 'node:path';
import type {Surface} from './surfaceTypes.ts';

/** Path of the file that keeps a version's surface, from the root of the repository. */
export function surfacePath(version: string): string {
  return join('src', 'library', 'surface', `${version}.json`);
}

/** The exact content of that file. */
export function surfaceText(surface: Surface): string {
  return `${JSON.stringify(surface, sortedKeys, 1)}\n`;
}

/** Keeps `name`, `version` and other plain values of an object in one order, whatever built it. */
function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries);
}
