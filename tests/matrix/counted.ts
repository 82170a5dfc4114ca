import {appendFileSync, existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '../../.cache/matrix-histories.txt');

/** Remembers how many histories an app lived through; the files of the suite run in separate processes. */
export function countHistories(docs: string, what: string, histories: number): void {
  mkdirSync(path.dirname(file), {recursive: true});
  appendFileSync(file, `${docs} ${what} ${histories}\n`);
}

/** Before the suite: counts from zero. After it: says how many histories ran, in one line. */
export default function countAll(): () => void {
  rmSync(file, {force: true});
  return () => {
    if (existsSync(file)) process.stdout.write(`\n${summary(readFileSync(file, 'utf8'))}\n`);
  };
}

/** The line of the suite: all histories, then each docs version with its samples and its blocks of pages. */
export function summary(text: string): string {
  const versions = new Map<string, Map<string, number>>();
  let total = 0;
  for (const line of text.trim().split('\n')) {
    const [docs = '', what = '', count = ''] = line.split(' ');
    const counts = versions.get(docs) ?? new Map<string, number>();
    versions.set(docs, counts.set(what, (counts.get(what) ?? 0) + Number(count)));
    total += Number(count);
  }
  const parts = [...versions]
    .toSorted(([one], [two]) => two.localeCompare(one, 'en'))
    .map(([docs, counts]) => `${docs}: ${[...counts].map((one) => one.join(' ')).join(', ')}`);
  return `${total} histories (${parts.join('; ')})`;
}
