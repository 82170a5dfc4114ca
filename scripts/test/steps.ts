import {resolve} from 'node:path';
import {ensureBrowser} from './installBrowser.ts';
import {ensureEngines} from './installEngines.ts';
import {packageFolders} from './packageFolders.ts';

/** A part of a step that runs again only when one of its folders, or what their files import, has changed. */
export type Suite = {
  readonly name: string;
  readonly args: readonly string[];
  readonly folders: readonly string[];
};

/** One command of the tests. */
export type TestStep = {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** The parts of the step that need not run when they have passed before, with what each adds to the command. */
  readonly suites?: readonly Suite[];
  /** Variables added to the environment of the caller. */
  readonly env?: Readonly<Record<string, string>>;
  /** Where the command writes its counts, and in which format; without it the command counts as one test. */
  readonly results?: {readonly file: string; readonly format: 'vitest' | 'playwright'};
  /** Keeps the output in a file, for tests that read it. */
  readonly log?: string;
  /** Steps whose results this one uses: they run first, and when one fails, this one does not run. */
  readonly needs?: readonly string[];
  /** A step that needs not run where this one does, because this one asks the same. */
  readonly replaces?: string;
  /** Uses every core by itself, so nothing else may run beside it. */
  readonly alone?: boolean;
  /** Work before the command that may fail with a sentence. */
  readonly prepare?: () => void;
};

/** Where pages have their code, which several suites compile or run. */
const PAGES = ['docs', 'versioned_docs', 'blog'];

/** Steps by who waits: a developer for the first two sets, which are `npm test`, a pull request also for the third. */
export const stepSets = {
  /** An answer within three minutes: everything that needs no built site. */
  quick: [
    {name: 'check', command: ['npm', 'run', '--silent', 'check']},
    {
      name: 'types',
      command: [
        'npx',
        'tsc',
        '--noEmit',
        '--incremental',
        '--tsBuildInfoFile',
        '.cache/types.json',
      ],
    },
    vitest('unit'),
    // Without the template that docusaurus-first-view builds; a server that the site prints has its tests beside its files.
    {
      ...vitest('packages', ['src/', 'test/']),
      suites: packageFolders().map(({name, folder}) => ({
        name,
        args: ['--project', name],
        folders: [folder],
      })),
    },
    {name: 'eslint', command: ['npx', 'eslint', '--max-warnings', '0', '.']},
    suite('behavior', [...PAGES, 'tests/behavior']),
    suite('matrix', [...PAGES, 'tests/behavior', 'tests/matrix']),
    // The cache of Prettier has the hash of each file, its options and its version for a key.
    {
      name: 'format',
      command: [
        'npx',
        'prettier',
        '--check',
        '--log-level',
        'warn',
        '--cache',
        '--cache-strategy',
        'content',
        '.',
      ],
    },
    vitest('content'),
    suite('upgrade', [...PAGES, 'tests/upgrade']),
    {name: 'unused', command: ['npx', 'knip']},
    {name: 'surface', command: ['npm', 'run', '--silent', 'check:surface']},
    {name: 'stylelint', command: ['npx', 'stylelint', 'src/**/*.css']},
  ],
  /** The built site, in files and in three engines; the template that docusaurus-first-view is tested on. */
  standard: [
    {
      name: 'site',
      command: ['npx', 'tsx', 'scripts/build-site.ts'],
      log: '.cache/build.log',
      needs: ['check'],
    },
    vitest('faults'),
    {...vitest('build'), needs: ['site']},
    {
      ...vitest('template', ['--project', 'docusaurus-first-view', 'fixture/']),
      suites: [{name: 'template', args: [], folders: ['packages/docusaurus-first-view']}],
    },
    {name: 'chrome-site', command: ['npx', 'docusaurus', 'build', 'tests/faults/chrome']},
    {...vitest('engines'), needs: ['site', 'chrome-site'], alone: true, prepare: ensureEngines},
  ],
  /** The recipes that prove the guides, for a machine that nobody sits at. */
  guides: [
    {
      ...vitest('guides', ['--project', 'recipes', 'tests/recipes/recipes.test.ts']),
      prepare: () => void ensureBrowser(),
    },
  ],
  /** What a reader sees beside the promises that each engine keeps. */
  review: [{...playwright('browser'), needs: ['site', 'chrome-site']}],
  /**
   * What takes longest or depends on the machine: packages as others install them, recipes, a real server, what tools of other people say about the built
   * site, every page in every mode and every file failing in a browser, pictures in the fonts of the system.
   */
  slow: [
    {
      name: 'sub-path-site',
      command: ['npx', 'docusaurus', 'build', '--out-dir', '.cache/sub-path'],
      env: {BASE_URL: '/expo-iap/'},
      // Both builds write into .docusaurus, so this one waits for the other.
      needs: ['site'],
    },
    vitest('packages-dist'),
    {
      ...vitest('matrix-full', ['--project', 'matrix']),
      env: {MATRIX_RUNS: '60'},
      replaces: 'matrix',
    },
    {
      ...vitest('template-dist', ['--project', 'docusaurus-first-view', 'fixture/']),
      env: {FIRST_VIEW_DIST: resolve('packages/docusaurus-first-view/dist')},
      needs: ['packages-dist'],
      replaces: 'template',
    },
    {...vitest('engines-template'), alone: true, prepare: ensureEngines},
    {...vitest('engines-full'), needs: ['site'], alone: true, prepare: ensureEngines},
    {
      ...vitest('recipes', ['--project', 'recipes', '--exclude', 'tests/recipes/recipes.test.ts']),
      prepare: () => void ensureBrowser(),
    },
    {...vitest('server'), needs: ['site'], prepare: () => void ensureBrowser()},
    {...vitest('outside'), needs: ['site'], prepare: () => void ensureBrowser()},
    {...playwright('slow-browser'), needs: ['site', 'sub-path-site', 'chrome-site']},
    {...playwright('pictures'), needs: ['site', 'chrome-site']},
  ],
} satisfies Readonly<Record<string, readonly TestStep[]>>;

/** The whole command of a step with its parts. */
export function commandOf({command, suites = []}: TestStep): TestStep['command'] {
  return [...command, ...suites.flatMap(({args}) => args)];
}

/** The step with arguments behind those that it has. */
export function withArguments(step: TestStep, more: readonly string[]): TestStep {
  return {...step, command: [...step.command, ...more]};
}

/** A suite of Vitest whose result depends on these folders and on what their files import. */
function suite(name: string, folders: readonly string[]): TestStep {
  return {...vitest(name), suites: [{name, args: [], folders}]};
}

function vitest(name: string, selection: readonly string[] = ['--project', name]): TestStep {
  const file = `.cache/${name}-results.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`];
  return {
    name,
    command: ['npx', 'vitest', 'run', ...selection, ...reporters],
    results: {file, format: 'vitest'},
  };
}

function playwright(project: string): TestStep {
  return {
    name: project,
    command: ['npx', 'playwright', 'test', '--project', project],
    results: {file: '.cache/e2e-results.json', format: 'playwright'},
    alone: true,
    prepare: () => void ensureBrowser(),
  };
}
