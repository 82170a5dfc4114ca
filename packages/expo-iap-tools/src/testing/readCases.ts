import {readFileSync} from 'node:fs';

/** The cases of a test, a line of JSON for each, from a file beside it. */
export function readCases<Case>(folder: string, file = 'cases.jsonl'): readonly Case[] {
  const lines = readFileSync(`${folder}/${file}`, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}
