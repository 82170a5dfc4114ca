import {readFileSync} from 'node:fs';
import type {PromiseName} from './promises.ts';
import type {Setting} from './setting.ts';

/** A mistake in a copy of the server, and what it breaks. */
export type Mistake = {
  readonly what: string;
  readonly os: 'ios' | 'android';
  /** Where it can be seen; anywhere without it. */
  readonly setting?: Partial<Setting>;
  /** What its histories are made of, so that few of them find it. */
  readonly acts: string;
  /** Promises that it breaks; the first history that finds it may see any. */
  readonly breaks: readonly PromiseName[];
  readonly file: string;
  readonly from: string;
  readonly to: string;
};

export const mistakes: readonly Mistake[] = readFileSync(
  new URL('mistakes.jsonl', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .map((line): Mistake => JSON.parse(line));
