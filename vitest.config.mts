import {defineConfig} from 'vitest/config';
import {runPackages} from './packages/test-kit/src/simulator/testing/runPackages.mts';
import {SlowestFirst} from './tests/engines/slowestFirst.mts';
import {LIMIT} from './tests/pocket/limit.mts';

/** Builds the whole site several times: only npm run test:full has the time. */
const SLOW = 'tests/faults/page-cache.test.ts';

/** Unit tests that read pages and their samples, so that a new sentence runs these again and not all of them. */
const OF_PAGES = [
  'src/plugins/playground/*.test.ts',
  'src/marks/siteFact.test.ts',
  'src/checks/content.test.ts',
  'src/finish/registry/*.test.ts',
  'src/finish/startSourceWriter.test.ts',
  'src/site/addresses.test.ts',
];

/** One program for all files: starting one for each, and reading the compiler in it, takes longer than the tests. */
const SHARED = {pool: 'threads', isolate: false} as const;

/** A suite with one browser for each of two cores; `testTimeout` is for an act that opens many pages. */
const engines = (name: string, include: string, testTimeout: number) => ({
  extends: true as const,
  test: {
    name,
    include: [include],
    testTimeout,
    // A hook opens a browser, and builds the template where that is what is tested.
    hookTimeout: testTimeout,
    // Only continuous integration tries an act again, since other work may slow its machines down.
    retry: process.env['CI'] === undefined ? 0 : 1,
    expect: {poll: {timeout: 15_000, interval: 50}},
    maxWorkers: 2,
  },
});

const unit = (name: string, include: string[], exclude: string[] = []) => ({
  extends: true as const,
  test: {
    name,
    ...SHARED,
    // Stubs end with their test.
    setupFiles: ['tests/unit/cleanDocument.ts'],
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    testTimeout: 30_000,
    include,
    exclude: ['**/node_modules/**', ...exclude],
  },
});

/** Tests whose samples are those of a docs version. */
const PLAYED = 'tests/samples/{play.test.ts,examples/*.test.ts,shops/shops.test.ts}';

/** A suite that runs the newest samples on the simulator, or with `old` those of the versions before. */
const samples = (name: string, include: string, played: 'newest' | 'old') => ({
  extends: true as const,
  plugins: [runPackages(import.meta.dirname, 'tests/samples/fakeReactNative.tsx')],
  test: {
    name,
    include: [include],
    env: {SAMPLES: played},
    ...SHARED,
    setupFiles: ['tests/samples/silence.ts'],
    restoreMocks: true,
    testTimeout: 30_000,
    server: {deps: {inline: [/expo-iap-\d/]}},
  },
});

/**
 * Each package has a suite. Beside them, `unit` needs nothing, `pages` are those that read pages, `content` reads the sources, `upgrade` compiles old code
 * against newer releases, `samples` runs every sample on the simulator, `samples-old` those of older versions, `html` reads
 * build/, `packages-dist` installs packages as others do, `template` builds the classic template
 * with docusaurus-first-view, `engines` walks build/ in three browser engines and `engines-template` that template, `faults`
 * builds small sites, `recipes` follows the guides on a copy, `pocket` puts the simulated store into apps made from npm.
 */
export default defineConfig({
  resolve: {alias: {'@site': import.meta.dirname}},
  test: {
    reporters: ['default', './scripts/test/VitestResults.ts'],
    sequence: {sequencer: SlowestFirst},
    projects: [
      'packages/*',
      unit('unit', ['{src,scripts,bench}/**/*.test.{ts,tsx}'], OF_PAGES),
      unit('pages', OF_PAGES),
      {
        extends: true,
        test: {
          name: 'content',
          ...SHARED,
          include: ['tests/content/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      samples('samples', 'tests/samples/**/*.test.{ts,tsx}', 'newest'),
      samples('samples-old', PLAYED, 'old'),
      {
        extends: true,
        test: {
          name: 'upgrade',
          ...SHARED,
          include: ['tests/upgrade/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'html',
          ...SHARED,
          include: ['tests/html/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'packages-dist',
          include: ['tests/packages/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'template',
          include: ['packages/docusaurus-first-view/fixture/**/*.test.ts'],
          // The template is built once.
          hookTimeout: 240_000,
        },
      },
      engines('engines', 'tests/engines/*.test.ts', 120_000),
      engines('engines-template', 'tests/engines/template/*.test.ts', 120_000),
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          exclude: [SLOW],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          // Each test builds a site: one at a time leaves the machine usable.
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'recipes',
          include: ['tests/recipes/**/*.test.ts', SLOW],
          // The cut builds and checks a whole site, which takes a quarter of an hour on a slow machine.
          testTimeout: 1_500_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'pocket',
          include: ['tests/pocket/*.test.ts'],
          testTimeout: LIMIT,
          hookTimeout: LIMIT,
          expect: {poll: {timeout: LIMIT / 20}},
        },
      },
    ],
  },
});
