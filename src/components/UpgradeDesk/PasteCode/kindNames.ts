import type {FindingKind} from 'expo-iap-tools/scan/findings';

/** What each kind of finding is called, the worst first. */
export const kindNames: Readonly<Record<FindingKind, string>> = {
  fails: 'Compiles but fails',
  'does-not-compile': 'Doesn’t compile',
  question: 'Depends',
  deprecated: 'Still works',
};
