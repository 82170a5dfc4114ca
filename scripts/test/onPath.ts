import {delimiter, join} from 'node:path';

/** What the search for a program looks at; a test passes its own. */
export type ProgramPlaces = {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly exists: (path: string) => boolean;
};

/** The program that a variable of the environment names; fails for one that is not there. */
export function namedBy(variable: string, {environment, exists}: ProgramPlaces) {
  const named = environment[variable];
  if (named === undefined || named === '' || exists(named)) return named || undefined;
  throw new Error(
    `${variable} points to "${named}", which does not exist: correct it or unset it.`,
  );
}

/** The first program on the PATH that has one of the names, which are in the order of preference. */
export function onPath({environment, exists}: ProgramPlaces, names: readonly string[]) {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(exists);
}
