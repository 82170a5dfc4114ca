import {comparePatchNumbers, lineOf} from 'expo-iap-api-data/history/patchNumbers';
import {releaseLines, upgradeTargets} from 'expo-iap-api-data/releaseLines';
import {type BillingDeadline, billingDeadlines} from 'expo-iap-api-data/upgrade/billingDeadlines';
import {type ExpoSdk, expoSdks} from 'expo-iap-api-data/upgrade/expoSdks';
import {holdsAt} from 'expo-iap-api-data/upgrade/holdsAt';
import {type Requirement, requirements} from 'expo-iap-api-data/upgrade/requirements';
import {type Statement, statements} from 'expo-iap-api-data/upgrade/statements';

/** A line of the library, as its last release is. */
export type FitsLine = {
  readonly patch: string;
  /** Whether an app can stay at it. */
  readonly canStay: boolean;
  /** The Expo SDK in the package’s own development files; nothing where that is not known. */
  readonly madeWith?: number;
  readonly needs: readonly Requirement[];
  readonly says: readonly Statement[];
  readonly billing: string;
  /** Until when Google Play takes that Billing Library. */
  readonly deadline?: BillingDeadline;
};

/** What the question "which release fits my app" is answered from; a browser loads it as data. */
export type FitsFacts = {
  /** Newest first. */
  readonly lines: readonly FitsLine[];
  /** Oldest first. */
  readonly sdks: readonly ExpoSdk[];
};

/** Everything that the site knows of it. */
export const fitsFacts: FitsFacts = {
  lines: [
    // An app can stay at the newest release, and where an upgrade stops.
    ...upgradeTargets.map(({patch, stop}, index) =>
      describeLine(patch, index === 0 || stop !== undefined),
    ),
    ...releaseLines.map(({patch}) => describeLine(patch, true)),
  ].toSorted((left, right) => comparePatchNumbers(right.patch, left.patch)),
  sdks: expoSdks,
};

function describeLine(patch: string, canStay: boolean): FitsLine {
  const needs = requirements.filter((requirement) => holdsAt(requirement, patch));
  const ids = needs.map(({id}) => id);
  // Of those that a low target breaks, a pod that is left out or not installed is the worse.
  const isTold = ids.includes('pod-15') || ids.includes('openiap-ios-15');
  const says = statements.filter(({line}) => line === lineOf(patch));
  const madeWith = says.find(({about}) => about === 'madeWith')?.says;
  const billing = needs.find(({kind}) => kind === 'billing')?.needs.replace(/^\D+/, '') ?? '';
  const deadline = billingDeadlines.find(({major}) => major === Number.parseInt(billing, 10));
  return {
    ...{patch, canStay, says, billing},
    needs: needs.filter(({id}) => !(id === 'ios-15' && isTold)),
    ...(madeWith !== undefined && {madeWith: Number(madeWith)}),
    ...(deadline && {deadline}),
  };
}
