/** Data of a file; an object is a map, so that no name in it means anything else. */
export type Data = string | readonly Data[] | ReadonlyMap<string, Data> | undefined;

/** Reads JSON, without the parser of code that comments need; nothing where it is broken. Only objects, lists and texts are of use. */
export function readJson(text: string): Data {
  try {
    return dataOf(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch {
    return undefined;
  }
}

function dataOf(value: unknown): Data {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(dataOf);
  if (typeof value !== 'object' || value === null) return undefined;
  return new Map(Object.entries(value).map(([name, each]) => [name, dataOf(each)]));
}

/** Where a package.json lists what it needs. */
export const LISTS = ['dependencies', 'devDependencies', 'peerDependencies'];

/** What an object has under a name. */
export function fieldOf(data: Data, name: string): Data {
  return data instanceof Map ? data.get(name) : undefined;
}

/** The texts of a list, or one text as a list. */
export function textsOf(data: Data): readonly string[] {
  if (typeof data === 'string') return [data];
  return Array.isArray(data) ? data.filter((each) => typeof each === 'string') : [];
}
