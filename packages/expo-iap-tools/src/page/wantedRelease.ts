import {comparePatchNumbers} from 'expo-iap-api-data/history/patchNumbers';
import {gapBefore} from '../choice/readChoice.ts';
import type {SourceFile} from '../scan/parseFiles.ts';

const LISTS = ['dependencies', 'devDependencies', 'peerDependencies'];

/** The range of expo-iap that a package.json asks for; nothing where a text is none, or asks for no numbers. */
export function wantedRange(text: string): string | undefined {
  if (!/^\s*\{/.test(text) || !text.includes('expo-iap')) return undefined;
  try {
    const manifest: unknown = JSON.parse(text);
    const ranges = LISTS.map((list) => fieldOf(fieldOf(manifest, list), 'expo-iap'));
    const range = ranges.find((each) => typeof each === 'string' && /\d/.test(each));
    return typeof range === 'string' ? range : undefined;
  } catch {
    return undefined;
  }
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

/** Says whether a file lists the packages of a project. */
export function isManifest({name}: SourceFile): boolean {
  return /(?:^|\/)package\.json$/.test(name);
}

/** What there is to say where a package.json asks for another release than the one that is chosen. */
export function wantedRemark(
  ranges: readonly string[],
  from: string,
  patches: readonly string[],
): string {
  const others = [...new Set(ranges)].filter((range) => !allows(range, from));
  if (others.length === 0) return '';
  const gaps = others.flatMap((range) => gapBefore(numberIn(range), patches) ?? []);
  const asks = `package.json asks for expo-iap ${others.join(' and ')}, and this check starts from ${from}.`;
  return [asks, ...(gaps.length > 0 ? gaps : ['Choose above which release is installed.'])].join(
    ' ',
  );
}

function numberIn(range: string): string {
  return /\d+(?:\.\d+)*/.exec(range)?.[0] ?? '';
}

/** Whether a release is in a range, as far as one number and a sign before it say. */
function allows(range: string, release: string): boolean {
  const number = numberIn(range);
  const sign = range.trim().charAt(0);
  if (!/[\^~>]/.test(sign)) return release === number || release.startsWith(`${number}.`);
  const kept = number.split('.').slice(0, sign === '>' ? 0 : sign === '^' ? 1 : 2);
  const isSame = release.split('.').slice(0, kept.length).join() === kept.join();
  return isSame && comparePatchNumbers(release, number) >= 0;
}
