/** When a package need no longer be held back. */
export type Until =
  /** The site runs on this line of Node. */
  | {readonly node: number}
  /** A package that uses it asks for another range than this one, which keeps it back. */
  | {readonly range: string; readonly askedBy: string}
  /** The newest versions in this range need only what is published; the registry knows. */
  | {readonly complete: string}
  /** A promise of the site: it ends when the promise does. */
  | {readonly promise: string};

/** Packages that are held back, why, and until when. */
export type Pin = {
  readonly packages: readonly string[];
  readonly reason: string;
  readonly until: Until;
};

/**
 * Every package that is overridden, or that Renovate may not bring to its newest version. The tests say when an entry
 * can go; `npx tsx scripts/check-pins.ts` asks the registry about the rest.
 */
export const pins: readonly Pin[] = [
  {
    packages: ['react', 'react-dom', '@types/react', '@types/react-dom'],
    reason: 'the site is promised to run on React 19.1.0',
    until: {promise: 'K4 in tests/CONTRACT.md'},
  },
  {
    packages: ['expo-iap-2.7', 'expo-iap-2.8', 'expo-iap-2.8.0', 'expo-iap-2.8.7'],
    reason: 'each is the release that a version of the docs describes',
    until: {promise: 'the versions of the docs'},
  },
  {
    packages: ['react-native', 'expo-modules-core'],
    reason: 'the types that the documented releases were written against',
    until: {promise: 'the versions of the docs'},
  },
  {
    packages: ['@swc/core', '@swc/html'],
    reason: 'later releases came without the packages of some systems',
    until: {complete: '^1.16.3'},
  },
  {
    packages: [
      '@types/node',
      'vitest',
      'stylelint',
      'stylelint-config-standard',
      'jsdom',
      '@types/jsdom',
    ],
    reason: 'the next major version needs Node 22',
    until: {node: 22},
  },
  {
    packages: ['markdownlint', '@changesets/cli'],
    reason: 'the next version needs Node 22',
    until: {node: 22},
  },
  {
    packages: ['typescript'],
    reason: 'typescript-eslint supports no later version',
    until: {askedBy: 'typescript-eslint', range: '>=4.8.4 <6.1.0'},
  },
];
