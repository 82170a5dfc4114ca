import {BrokenPromise} from './keepPromises.ts';

/** What broke, after which acts. */
export function story(error: unknown): string {
  if (!(error instanceof BrokenPromise)) return error === null ? '' : String(error);
  return [...error.acts, error.message].join('\n');
}
