import {stripVTControlCharacters} from 'node:util';

/** Returns the end of an output, where a failed command says why. */
export function lastLines(output: string, count = 12): string {
  return stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trimEnd().slice(0, 200))
    .filter((line) => line !== '')
    .slice(-count)
    .join('\n');
}
