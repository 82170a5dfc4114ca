import {comparePatchNumbers} from 'expo-iap-api-data/history/patchNumbers';
import type {ExpoSdk} from 'expo-iap-api-data/upgrade/expoSdks';
import type {Requirement} from 'expo-iap-api-data/upgrade/requirements';
import type {FitsApp, Written} from './fitsApp.ts';

/** Why something fits only after a change, or not, or why that is not known: a sentence. */
export type Verdict = {readonly state: 'change' | 'no' | 'open'; readonly says: string};

/** How an app meets what a release needs; nothing where it does, or where no file of an app shows it. */
export function judgeNeed(
  {id, kind, needs, least, write, sdk: first, reason, todo}: Requirement,
  app: FitsApp,
  usual: ExpoSdk | undefined,
): Verdict | undefined {
  const setting = settingFor({id, kind}, app, usual);
  const sdk = app.sdk ?? usual?.sdk;
  const value = setting?.set ? setting.set.value : setting?.usual;
  const asks = `It needs ${needs.replace(/^A /, 'a ')}`;
  const isMet =
    value !== undefined && least !== undefined && comparePatchNumbers(value, least) >= 0;
  if (isMet) return undefined;
  if (first !== undefined) {
    if (sdk === undefined)
      return {state: 'open', says: `${asks}, and the Expo SDK of this app isn’t known.`};
    if (sdk < first && !(setting?.set && value === undefined))
      return {state: 'no', says: `${asks}. ${reason} ${todo}`};
  }
  if (!setting || least === undefined) return undefined;
  if (value === undefined)
    return {state: 'open', says: `${asks}, and what this app has isn’t known.`};
  // The number to write for older SDKs would lower what a newer one has.
  const best = [write ?? '', setting.usual ?? ''].toSorted(comparePatchNumbers).at(-1) ?? '';
  const help =
    setting.set && write !== undefined ? `Set \`${setting.name}\` to \`${best}\`.` : todo;
  return {state: 'change', says: `${asks}, and this app has ${value}. ${help}`};
}

/** What an app sets for a need, and what it has while it doesn’t. */
function settingFor(
  {id, kind}: Pick<Requirement, 'id' | 'kind'>,
  {kotlin, iosTarget}: FitsApp,
  usual: ExpoSdk | undefined,
): {name: string; set: Written | undefined; usual: string | undefined} | undefined {
  if (kind === 'kotlin') return {name: 'kotlinVersion', set: kotlin, usual: usual?.kotlin};
  if (kind !== 'ios') return undefined;
  // React Native compiles this pod for its own lowest target, whatever the app’s is.
  const set = id === 'pod-13-4' ? undefined : iosTarget;
  return {name: 'deploymentTarget', set, usual: usual?.iosTarget};
}
