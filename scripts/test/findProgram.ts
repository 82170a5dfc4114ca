import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';

/** A program by its names, in the order of preference. */
type Program = {
  readonly names: readonly string[];
  /** A variable of the environment that may name it, and is believed before everything else. */
  readonly variable?: string;
  /** Paths that are tried when no folder of the PATH has it. */
  readonly others?: readonly string[];
};

/** Returns the path of a program; fails when the variable names one that is not there. */
export function findProgram({names, variable = '', others = []}: Program): string | undefined {
  const named = process.env[variable];
  if (named && !existsSync(named))
    throw new Error(
      `${variable} points to "${named}", which does not exist: correct it or unset it.`,
    );
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return named || [...onPath, ...others].find((file) => existsSync(file));
}
