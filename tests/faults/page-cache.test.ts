import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {gunzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {writeSampleReport} from '../../src/checks/runCheck.ts';
import {serverFile} from '../../src/content/serverPackage.ts';
import {behindAllPages} from '../../src/plugins/page-cache/index.ts';
import {liveVersion} from '../../src/site/versions.ts';
import {copyRepository} from '../copies/copyRepository.ts';

/** Files behind every page: when one changes, no page is taken from the cache. */
const behindEveryPage = [
  'packages/api-data/src/errors/codes.json',
  'packages/mdx-samples/src/fence/block.ts',
  'packages/test-kit/src/simulator/versions.ts',
  'src/marks/pipeline.ts',
  'src/plugins/page-cache/addInputs.cjs',
];

/** Edits that readers see on a page that is taken from the cache, or in what is made beside the pages. */
const edits = {
  'docs/examples/_samples/basic-store.tsx': [/$/, '\n// A line from a later edit.\n'],
  'packages/expo-iap-tools/src/view/planWords.ts': ["'As before'", "'As before a later edit'"],
  'packages/playground-frame/src/frame/restrictRealm.ts': [
    "'not simulated: this part",
    "'not simulated: this later edit",
  ],
  'packages/docusaurus-first-view/src/styles/postponeFiles.ts': [
    '<noscript><link ',
    '<noscript><link title="A later edit" ',
  ],
  'packages/purchase-server/package.json': ['A server that', 'A later server that'],
} as const;

it('discards every page when the code behind all of them changes', () => {
  const known = behindAllPages(process.cwd()).map((file) => relative(process.cwd(), file));
  expect(known).toEqual(expect.arrayContaining(behindEveryPage));
});

it('X a build from the cache shows every later edit', {timeout: 600_000}, () => {
  const {folder} = copyRepository('page-cache');
  const at = (file: string): string => join(folder, file);
  const build = (samples: number): void => {
    const totals = {pages: 1, checked: 1, samples, optOuts: 0, problems: 0};
    writeSampleReport(folder, {perPage: {}, totals});
    execFileSync(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'], {
      cwd: folder,
      stdio: 'pipe',
      // One version: all pages go the same way into the cache and out of it.
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DOCS_VERSION: liveVersion().version,
        DOCUSAURUS_NO_PERSISTENT_CACHE: undefined,
      },
    });
  };
  /** Changes a text of a file that must have it. */
  const change = (file: string, from: string | RegExp, to: string): void => {
    const text = readFileSync(at(file), 'utf8');
    const changed = text.replace(from, to);
    expect(changed, `${file} has no ${from}`).not.toBe(text);
    writeFileSync(at(file), changed);
  };
  build(41);
  for (const [file, [from, to]] of Object.entries(edits)) change(file, from, to);
  const posts = readdirSync(at('blog')).filter((name) => /^\d.*\.mdx$/.test(name));
  change(`blog/${posts.sort().at(-1)}`, /^title: .*/m, 'title: A title from a later edit');
  build(42);
  const read = readdirSync(at('build'), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html') || name.startsWith('assets/play/'))
    .filter((name) => /\.\w+$/.test(name))
    .map((name) => readFileSync(join(at('build'), name), 'utf8'));
  read.push(gunzipSync(readFileSync(join(at('build'), serverFile))).toString());
  for (const text of [
    'A later server that',
    'A title from a later',
    'A line from a later',
    'As before a later edit',
    'not simulated: this later edit',
    'title="A later edit"',
    '42<!-- --> code samples',
  ])
    expect(
      read.some((file) => file.includes(text)),
      `nothing says "${text}"`,
    ).toBe(true);
});
