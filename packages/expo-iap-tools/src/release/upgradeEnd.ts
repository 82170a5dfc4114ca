import {lineOf} from 'expo-iap-api-data/history/patchNumbers';
import {findPatch} from '../choice/readChoice.ts';
import {factsFor, upgradeFacts} from '../plan/upgradeFacts.ts';
import {readRelease, type Release} from './release.ts';

/** An end of an upgrade, which can also be a release that no page describes, such as 5; no other answer is about one. */
export function readUpgradeEnd(text: string): Release {
  const asked = text.trim().replace(/^[v^~=]+(?=\d)/i, '');
  const {patches} = factsFor(asked);
  const target = patches === upgradeFacts.patches ? undefined : findPatch(asked, patches, asked);
  if (!target || target.note !== undefined) return readRelease(text);
  const {patch} = target;
  return {version: lineOf(patch), patch, documented: '', typed: patch};
}

/** Both ends of an upgrade; without a name the release that `choose` finds, and the newest documented one. */
export function readUpgradeEnds(
  {from, to = 'latest'}: {readonly from?: string | undefined; readonly to?: string | undefined},
  choose: (asked: undefined) => Release,
): [from: Release, to: Release] {
  return [from === undefined ? choose(from) : readUpgradeEnd(from), readUpgradeEnd(to)];
}
