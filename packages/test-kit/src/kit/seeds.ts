import {SEEDS} from '../simulator/ids.ts';
import {refuse, show} from './wrongUse.ts';

/** Where the count of this process is: a test runner may load this file anew for each test file. */
const COUNT = Symbol.for('expo-iap-test-kit/phones');

/** The seed that a test gives; without one, another one for each phone of this process. */
export function seedOf(given: number | undefined): number {
  if (given === undefined) {
    const before: unknown = Reflect.get(globalThis, COUNT);
    const count = typeof before === 'number' ? before + 1 : 0;
    Reflect.set(globalThis, COUNT, count);
    return SEEDS + count;
  }
  if (Number.isInteger(given) && given >= 0 && given < SEEDS) return given;
  return refuse(`A seed is a whole number from 0 to ${SEEDS - 1}, not ${show(given)}.`);
}
