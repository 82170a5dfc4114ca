import {stripVTControlCharacters} from 'node:util';

/** Returns the end of an output, where a failed command says why; where this repository lies is nobody's business. */
export function lastLines(output: string, count = 12): string {
  return stripVTControlCharacters(output)
    .replaceAll(process.cwd(), '.')
    .split('\n')
    .map((line) => line.trimEnd().slice(0, 200))
    .filter((line) => line !== '')
    .slice(-count)
    .join('\n');
}
