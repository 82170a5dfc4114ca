import {readFileSync} from 'node:fs';

/** Reads a list of words, one a line; text behind `#` explains. */
export function readTerms(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((term) => term !== '');
}
