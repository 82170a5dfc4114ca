import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';

/**
 * Collects garbage now. While there is memory left, the engine lets garbage grow to several times what is in use, and of
 * the bundler it sees only the small objects that stand for large ones.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}
