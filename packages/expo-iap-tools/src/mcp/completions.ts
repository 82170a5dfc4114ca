import {releaseLines} from 'expo-iap-api-data/releaseLines';
import {existsIn, loadLifetimes} from '../data/lifetimes.ts';
import {pagesOf} from '../data/pages.ts';
import {targetFacts, upgradeFacts} from '../plan/upgradeFacts.ts';
import {readRelease} from '../release/release.ts';

/** The releases that begin so, the newest first. */
export const completeRelease = (value?: string): string[] => begunSo(value, upgradeFacts.patches);

/** The ends of an upgrade that begin so. */
export const completeEnd = (value?: string): string[] => begunSo(value, targetFacts.patches);

function begunSo(value = '', patches: readonly string[]): string[] {
  return ['latest', ...patches.toReversed()].filter((patch) => patch.startsWith(value));
}

/** The paths of the pages of a version that have the text. */
export function completePath(value: string, version = releaseLines[0]?.version ?? ''): string[] {
  const paths = pagesOf(version).map(({path}) => path);
  return paths.filter((path) => path.includes(value));
}

/** The names of a release that begin so, or whose member does. */
export function completeName(value: string, release = 'latest'): string[] {
  const {patch} = readRelease(release);
  const names = loadLifetimes().flatMap((life) => (existsIn(life, patch) ? life.name : []));
  return names.filter((name) => `.${name}`.toLowerCase().includes(`.${value.toLowerCase()}`));
}
