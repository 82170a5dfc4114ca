import {comparePatchNumbers} from 'expo-iap-api-data/history/patchNumbers';

/** How many numbers of a release a range keeps, by the sign before it; without a sign all that it names. */
const KEPT: Readonly<Record<string, number>> = {'^': 1, '~': 2, '>=': 0};

/** Whether a range of a package.json has a release; one that is written in another way is taken to have it. */
export function allows(range: string, release: string): boolean {
  const [, sign = '', written] = /^([~^]|>=)?\s*v?(\d+(?:\.\d+)*)$/.exec(range.trim()) ?? [];
  if (written === undefined) return true;
  const numbers = written.split('.');
  const kept = Math.min(KEPT[sign] ?? numbers.length, numbers.length);
  const isSame = release.split('.').slice(0, kept).join() === numbers.slice(0, kept).join();
  return isSame && (sign === '' || comparePatchNumbers(release, written) >= 0);
}
