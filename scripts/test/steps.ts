import {ensureBrowser} from './installBrowser.ts';

/** One thing that `npm test` runs; how its result is counted depends on what it writes. */
export type Step = {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** What the command is told beside the environment of the caller. */
  readonly env?: Readonly<Record<string, string>>;
  /** Where the step writes counts, and in which form; a step without counts as one test. */
  readonly results?: {readonly file: string; readonly format: 'vitest' | 'playwright'};
  /** Keeps the output in a file, for checks that read it. */
  readonly log?: string;
  /** A step that must have passed before this one can say anything. */
  readonly needs?: string;
  /** A step that `npm test` leaves to `npm run test:full`. */
  readonly onlyInFull?: boolean;
  /** Work before the command that may fail with a sentence. */
  readonly prepare?: () => void;
};

const vitest = (project: string): Pick<Step, 'command' | 'results'> => {
  const file = `.cache/${project}-results.json`;
  return {
    command: [
      'npx',
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${file}`,
    ],
    results: {file, format: 'vitest'},
  };
};

/** Everything that continuous integration runs, in order. */
export const steps: readonly Step[] = [
  {name: 'types', command: ['npx', 'tsc', '--noEmit']},
  {name: 'scripts lint', command: ['npx', 'eslint', '--max-warnings', '0', '.']},
  {name: 'style lint', command: ['npx', 'stylelint', 'src/**/*.css']},
  {name: 'format', command: ['npx', 'prettier', '--check', '--log-level', 'warn', '.']},
  {name: 'check', command: ['npm', 'run', '--silent', 'check']},
  {name: 'unit', ...vitest('unit')},
  {name: 'content', ...vitest('content')},
  {name: 'examples', ...vitest('examples')},
  {name: 'surface', command: ['npm', 'run', '--silent', 'check:surface']},
  {
    name: 'site',
    command: ['npx', 'tsx', 'scripts/build-site.ts'],
    log: '.cache/build.log',
    needs: 'check',
  },
  {name: 'build', ...vitest('build'), needs: 'site'},
  {name: 'server', ...vitest('server'), needs: 'site'},
  {name: 'faults', ...vitest('faults')},
  {name: 'recipes', ...vitest('recipes')},
  {name: 'chrome site', command: ['npx', 'docusaurus', 'build', 'tests/faults/chrome']},
  {
    name: 'sub-path site',
    command: ['npx', 'docusaurus', 'build', '--out-dir', '.cache/sub-path'],
    env: {BASE_URL: '/expo-iap/'},
    needs: 'check',
  },
  {
    name: 'browser',
    command: ['npx', 'playwright', 'test'],
    results: {file: '.cache/e2e-results.json', format: 'playwright'},
    needs: 'site',
    prepare: ensureBrowser,
  },
  {
    name: 'pictures',
    command: ['npx', 'playwright', 'test', 'visual.spec.ts'],
    env: {PICTURES: 'yes'},
    results: {file: '.cache/e2e-results.json', format: 'playwright'},
    needs: 'site',
    onlyInFull: true,
    prepare: ensureBrowser,
  },
];
