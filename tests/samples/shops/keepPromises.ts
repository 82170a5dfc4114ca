import {type Promised, promises, type Time} from './promises.ts';
import type {Shop} from './shop.tsx';

/** A promise of the site that a sample broke. */
export class BrokenPromise extends Error {
  readonly promise: string;
  /** The acts that led here. */
  readonly acts: readonly string[];

  constructor(promise: string, words: string, found: readonly string[], acts: readonly string[]) {
    super(`${words} But ${found.join('; ')}.`);
    this.promise = promise;
    this.acts = [...acts];
  }
}

/** What broke, after which acts. */
export function story(error: unknown): string {
  if (!(error instanceof BrokenPromise)) return error === null ? '' : String(error);
  return [...error.acts, error.message].join('\n');
}

/** Fails with the first promise that is broken now. */
export function keepPromises(shop: Shop, time: Time): void {
  const all: readonly (readonly [string, Promised])[] = Object.entries(promises);
  for (const [name, {words, broken}] of all) {
    if (shop.app.watched?.includes(name) === false) continue;
    const found = broken(shop, time);
    if (found.length > 0) throw new BrokenPromise(name, words, found, shop.lived);
  }
}
