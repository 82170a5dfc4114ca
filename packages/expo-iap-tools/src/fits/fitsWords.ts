import type {Statement} from 'expo-iap-api-data/upgrade/statements';
import {type FitsApp, usualOf} from './fitsApp.ts';
import type {FitsFacts, FitsLine} from './fitsFacts.ts';
import {type FitsRow, whichFits} from './whichFits.ts';

/** The columns of the table of releases, in its order. */
export const columns = [
  'Release',
  'Google Play accepts it until',
  'With an extension until',
  'Expo SDK',
  'Made with SDK',
  'Kotlin',
  'Billing Library',
  'Xcode',
  'iOS',
] as const;

/** The states, as people read them. */
export const stateNames: Readonly<Record<FitsRow['state'], string>> = {
  fits: 'fits',
  change: 'fits after a change',
  no: 'doesn’t fit',
  open: 'not known',
};

/** The same in the cells of a table. */
export const shortStateNames = {...stateNames, change: 'after a change'};

/** A row of the table of releases: what an app needs, or what the package says where nothing more is known. */
export function lineCells({patch, needs, says, madeWith, billing, deadline}: FitsLine): string[] {
  const own = (about: Statement['about']): string | undefined =>
    says.find((one) => one.about === about)?.says;
  const least = (kind: 'kotlin' | 'ios'): string | undefined => {
    const [need] = needs.filter((each) => each.kind === kind);
    return need?.least === undefined ? undefined : `${need.least} or later`;
  };
  const sdks = needs.flatMap(({sdk}) => sdk ?? []);
  const sdk = sdks.length > 0 ? `${Math.max(...sdks)} or later` : own('sdk');
  const xcode = needs.find(({kind}) => kind === 'xcode')?.needs.replace(/^Xcode /, '');
  return [
    patch,
    deadline?.until,
    deadline?.extended,
    sdk,
    madeWith?.toString(),
    least('kotlin') ?? own('kotlin'),
    billing,
    xcode ?? own('xcode'),
    least('ios') ?? own('ios'),
  ].map((cell) => (cell ?? 'not stated').replace(/ or later$/, '+'));
}

/** The columns of the table of Expo SDKs. */
export function sdkColumns({lines}: FitsFacts): string[] {
  return ['Expo SDK', ...lines.map(({patch}) => patch), 'React Native', 'Kotlin', 'iOS target'];
}

/** The table of Expo SDKs: what each has while an app sets nothing, and whether the releases fit that; no day counts. */
export function sdkRows(facts: FitsFacts): string[][] {
  return facts.sdks.toReversed().map(({sdk, reactNative, kotlin, iosTarget}) => {
    const {rows} = whichFits({sdk, reactNative}, facts, '');
    const states = rows.map(({state}) => shortStateNames[state]);
    return [`${sdk}`, ...states, reactNative, kotlin, iosTarget];
  });
}

/** Where the values are from, by release: the files of its package, then what this site found beside them. */
export function sourceTables({lines}: FitsFacts): {patch: string; rows: string[][]}[] {
  return lines.map((line) => ({
    patch: line.patch,
    rows: [
      ...line.says.map(({about, says, at}) => [`${ABOUT[about]}: ${says}`, at]),
      ...line.needs
        .filter(({kind}) => kind !== 'java' && kind !== 'native')
        .filter(({kind, least = ''}) => {
          const said = line.says.find(({about}) => about === kind)?.says;
          return said !== least && said !== `${least} or later`;
        })
        .map(({needs, reason}) => [needs, reason]),
    ],
  }));
}

const ABOUT: Readonly<Record<Statement['about'], string>> = {
  ...{sdk: 'Expo SDK', madeWith: 'Made with SDK', reactNative: 'React Native', kotlin: 'Kotlin'},
  ...{billing: 'Billing', xcode: 'Xcode', ios: 'iOS'},
};

/** What was read of an app, in words. */
export function appWords(app: FitsApp, {sdks}: FitsFacts): readonly string[] {
  const {sdk, reactNative, release, kotlin, iosTarget} = app;
  const usual = usualOf(app, sdks);
  const words = (name: string, set: typeof kotlin, own: string | undefined): string => {
    if (set) return set.value === undefined ? `${name}: can’t be seen` : `${name} ${set.value}`;
    return own === undefined
      ? `${name}: not known`
      : `${name} ${own}, unless something sets another`;
  };
  const isPair = usual !== undefined || sdk === undefined || !sdks.some((each) => each.sdk === sdk);
  return [
    sdk === undefined ? 'Expo SDK: not found, and no release works without it' : `Expo SDK ${sdk}`,
    reactNative === undefined
      ? 'React Native: not found'
      : `React Native ${reactNative}${isPair ? '' : `, which isn’t the one of SDK ${sdk}`}`,
    words('Kotlin', kotlin, usual?.kotlin),
    words('iOS target', iosTarget, usual?.iosTarget),
    release === undefined ? 'expo-iap: none, or no number' : `expo-iap ${release}`,
  ];
}

/** What nobody can read in an app’s files, of the release to take. */
export function alsoNeeded(patch: string, {lines}: FitsFacts): string {
  const line = lines.find((each) => each.patch === patch);
  const machine = (line?.needs ?? []).filter(({kind}) => kind === 'xcode' || kind === 'java');
  const until = line?.deadline
    ? ` Google Play accepts its Billing Library ${line.billing} until ${line.deadline.until}.`
    : '';
  return `Your machine needs ${machine.map(({needs}) => needs).join(' and ')}.${until}`;
}
