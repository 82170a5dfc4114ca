import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {writeSampleReport} from '../../src/checks/runCheck.ts';
import {liveVersion} from '../../src/site/versions.ts';
import {copyRepository} from '../copies/copyRepository.ts';

const {folder} = copyRepository('page-cache');
const at = (file: string): string => join(folder, file);

/** The bundler names the variables of its runtime differently in each build, so its hash says nothing about pages. */
const RUNTIME = /(?<=assets\/js\/runtime~main\.)\w+(?=\.js)/g;

/** What packages are built into, besides pages: the files of the test kit and of the playground. */
const MADE_OF_PACKAGES = /^(?:kit|assets\/play)\/.*\.[a-z]+$/;

/** Each package, with an edit that readers would see somewhere. */
const edits = {
  'packages/api-data/src/errors/2.8.ts': [/\baction:\s+'/, "action: 'Read this later edit. "],
  'packages/upgrade/src/view/planWords.ts': ["'As before'", "'As before a later edit'"],
  'packages/test-kit/src/simulator/versions.ts': [
    '`The simulator',
    '`The simulator, edited later,',
  ],
  'packages/mdx-samples/src/fence/block.ts': [
    "[...above, '', ...below]",
    "[...above, '// a later edit of a block', ...below]",
  ],
  'packages/playground-frame/src/frame/restrictRealm.ts': [
    "'not simulated: this part",
    "'not simulated: this later edit",
  ],
  'packages/docusaurus-first-view/src/styles/postponeFiles.ts': [
    '<noscript><link ',
    '<noscript><link title="A later edit" ',
  ],
} as const;

/** Packages that no page is made of: the command is packed beside them, the server's code is a copy that tests compare. */
const unseen = ['docs-cli', 'purchase-server'];

/** Builds the copy with the cache of pages and returns what is read, without the hash of the bundler's runtime. */
function build(): ReadonlyMap<string, string> {
  const environment = {...process.env};
  delete environment.DOCUSAURUS_NO_PERSISTENT_CACHE;
  execFileSync(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'], {
    cwd: folder,
    stdio: 'pipe',
    // One version: all pages go the same way into the cache and out of it.
    env: {...environment, NODE_ENV: 'production', DOCS_VERSION: liveVersion().version},
  });
  const names = readdirSync(at('build'), {recursive: true, encoding: 'utf8'});
  const read = names.filter((name) => name.endsWith('.html') || MADE_OF_PACKAGES.test(name)).sort();
  return new Map(
    read.map((name) => [name, readFileSync(join(at('build'), name), 'utf8').replace(RUNTIME, '')]),
  );
}

/** Changes a text of a file that must have it. */
function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(at(file), 'utf8');
  const changed = text.replace(from, to);
  expect(changed, `${file} has no ${from}`).not.toBe(text);
  writeFileSync(at(file), changed);
}

function countSamples(samples: number): void {
  const totals = {pages: 1, checked: 1, samples, optOuts: 0, problems: 0};
  writeSampleReport(folder, {perPage: {}, totals});
}

it('edits every package that readers see', () => {
  const packages = Object.keys(edits).map((file) => file.split('/')[1]);
  expect([...packages, ...unseen].toSorted()).toEqual(readdirSync('packages'));
});

it('X a build from the cache has the same pages as one without', {timeout: 1_200_000}, () => {
  countSamples(41);
  build();

  for (const [file, [from, to]] of Object.entries(edits)) change(file, from, to);
  change('src/site/versionTable.json', `"label": "${liveVersion().label}`, '"label": "Later edit');
  build();

  // Only now: a change of code discards every page, also those that depend on a changed post or sample.
  const post = readdirSync(at('blog'))
    .filter((name) => /^\d.*\.mdx$/.test(name))
    .sort()
    .at(-1);
  change(`blog/${post}`, /^title: .*/m, 'title: A title from a later edit');
  change('docs/examples/_samples/basic-store.tsx', /$/, '\n// A line from a later edit.\n');
  countSamples(42);
  const warm = build();

  rmSync(at('node_modules/.cache'), {recursive: true});
  rmSync(at('.docusaurus'), {recursive: true});
  const cold = build();
  const shown = [...cold.values()].join('\n');
  for (const text of [
    'A title from a later',
    'A line from a later',
    'Read this later',
    'As before a later edit',
    'The simulator, edited later,',
    'a later edit of a block',
    'not simulated: this later edit',
    'title="A later edit"',
    'Later edit',
  ])
    expect(shown.includes(text), `nothing says "${text}"`).toBe(true);
  expect([...warm.keys()]).toEqual([...cold.keys()]);
  expect([...cold].filter(([name, text]) => warm.get(name) !== text).map(([name]) => name)).toEqual(
    [],
  );
});
