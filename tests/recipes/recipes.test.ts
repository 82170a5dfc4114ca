import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {JSDOM} from 'jsdom';
import {beforeAll, describe, expect, it} from 'vitest';
import {marks} from '../../src/marks/registry.ts';
import type {RepositoryCopy} from '../copies/copyRepository.ts';
import {checkWholeSite, copyRepository} from '../copies/copyRepository.ts';
import {readRecipes} from './readRecipes.ts';

const steps = ['CONTRIBUTING.md', 'MAINTAINING.md'].flatMap(readRecipes);
const everyMark = readFileSync('tests/recipes/everyMark.mdx', 'utf8');
let copy: RepositoryCopy;
const at = (file: string): string => join(copy.folder, file);

/** Does every step of a recipe and returns what its commands printed. */
function follow(recipe: string): string {
  const wanted = steps.filter((step) => step.recipe === recipe);
  expect(wanted).not.toEqual([]);
  return wanted
    .map(({action, file, text}) => {
      if (action === 'run') return copy.run('sh', '-c', text);
      writeFileSync(at(file), `${text}\n`);
      return '';
    })
    .join('\n');
}

/** Runs the check of the copy, and returns each problem with its place, up to its first sentence. */
function findProblems(): string[] {
  try {
    copy.run('npm', 'run', '--silent', 'check');
    return [];
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    return said.match(/^\S+:\d+:\d+ [^.\n]+/gm) ?? [];
  }
}

beforeAll(() => {
  copy = copyRepository('recipes');
});

// Each test leaves its page, sample or post in the copy; the cut at the end builds the site with all of them.
describe('X the guides on a copy of the repository', () => {
  it('lead an author to a page without problems', () => {
    expect(follow('page')).toContain('No problems.');
    expect(readFileSync(at('sidebars.ts'), 'utf8')).toContain("doc('guides/refunds', 'Refunds')");
    expect(() => copy.run('npm', 'run', 'new:page', 'guide', 'guides/refunds', 'Refunds')).toThrow(
      'The page "guides/refunds" already exists',
    );
  });

  it('show every attribute and mark as it can be written', () => {
    const unused = marks.filter(({name}) => !everyMark.includes(`<${name} `));
    expect(unused.map(({name}) => name)).toEqual(['ErrorTable']);
    appendFileSync(at('docs/guides/refunds.mdx'), `\n${everyMark}`);
    mkdirSync(at('docs/guides/_samples'));
    writeFileSync(at('docs/guides/_samples/refund.ts'), 'export const refund = 1;\n');
  });

  it('lead an author to a release post', () => {
    follow('post');
    const post = 'blog/2025-09-05-v2-8-8-release.mdx';
    const places = findProblems();
    expect(places.join('\n')).toContain(`${post}:3:16 Not written yet`);
    // The marks of the test before are right: only the post is named.
    expect(places.filter((place) => !place.startsWith(post))).toEqual([]);
    copyFileSync('tests/recipes/post.mdx', at(post));
  });

  it('lead a maintainer to the tests of the error codes', () => {
    expect(follow('code')).toContain('passed');
  });

  it('lead a maintainer to a new patch: what was added, and who uses it', () => {
    const file = at('packages/api-data/src/surface/2.8.json');
    const surface: {symbols: {name: string}[]} = JSON.parse(readFileSync(file, 'utf8'));
    surface.symbols = surface.symbols.filter(({name}) => name !== 'fetchProducts');
    writeFileSync(file, JSON.stringify(surface));
    const list = follow('patch');
    expect(list).toMatch(/^ {2}added: fetchProducts, fetchProducts\.params,/m);
    expect(list).toMatch(/^ {2}docs\/guides\/purchases\.mdx:\d+ uses fetchProducts on /m);
    expect(list).toMatch(/^ {2}docs\/examples\/_samples\/\S+:\d+ uses fetchProducts on /m);
    expect(copy.run('git', 'diff', '--name-only', 'packages/api-data/src')).toBe('');
  });

  it('lead a maintainer through an upgrade: nothing to record as long as nothing is upgraded', () => {
    follow('upgrade');
    expect(copy.run('git', 'diff', '--name-only', 'src/theme')).toBe('');
  });

  it('name the very commands that the rehearsal and the test of the cut run', () => {
    const guide = readFileSync('MAINTAINING.md', 'utf8');
    expect(guide).toContain('\nnpm run docs:version 2.8 -- --next 2.9\n');
    expect(guide).toContain('\nnpm run update:surface -- --note\n');
    expect(guide).toContain(' expo-iap-2.9@npm:expo-iap@2.9.7`');
  });
});

describe('npm run docs:version on the copy with everything that the guides led to', () => {
  const cut = (...args: string[]): string =>
    copy.run('npx', 'tsx', 'scripts/cut-version.ts', ...args);
  const page = (address: string): string => readFileSync(at(`build${address}.html`), 'utf8');

  it('D1 refuses a version that docs/ does not have', () => {
    expect(() => cut('2.7')).toThrow('docs/ has version 2.8');
  });

  it('D1 refuses to cut while something is not committed', () => {
    expect(() => cut('2.8')).toThrow('The working tree has uncommitted changes');
  });

  it('D1 R9 R12 cuts 2.8 and passes all checks at once: the old addresses stay, the next version gets its own', () => {
    copy.run('git', 'add', '--all');
    copy.run('git', 'commit', '--quiet', '--message', 'Follow the guides');
    const told = copy.run('npm', 'run', '--silent', 'docs:version', '2.8', '--', '--next', '2.9');
    expect(told).toContain('Version 2.8 is cut');
    expect(told).toContain('1. Nothing: the checks pass.');
    expect(existsSync(at('versioned_docs/version-2.8/examples/_samples/catalog.ts'))).toBe(true);
    expect(JSON.parse(readFileSync(at('versions.json'), 'utf8'))).toEqual(['2.8', '2.7', '2.6']);
    expect(steps.filter(({recipe}) => recipe === 'deploy')).toEqual([
      {recipe: 'deploy', action: 'run', file: '', text: 'npm run build'},
    ]);
    checkWholeSite(copy);
  });

  it('has the page and the post of the guides in the build, and no page in a version that has none', () => {
    expect(page('/docs/guides/refunds')).toContain('Listen for refunds');
    expect(page('/docs/guides/refunds')).toContain('store.ts');
    expect(existsSync(at('build/docs/2.7/guides/refunds.html'))).toBe(false);
    expect(existsSync(at('build/blog/v2-8-8-release.html'))).toBe(true);
  });

  it('D1 R9 R12 says in each version which one it is, and leads moved addresses on', () => {
    expect(page('/docs/intro')).toContain('2.8 (Current)');
    expect(page('/docs/intro')).not.toContain('theme-doc-version-banner');
    expect(page('/docs/next/intro')).toContain('2.9 (Next)');
    expect(page('/docs/next/intro')).toContain('theme-doc-version-banner');
    expect(page('/docs/2.7/intro')).toContain('theme-doc-version-banner');
    expect(existsSync(at('build/docs/guides/ios-hot-reload-fix.html'))).toBe(true);
    const links = [
      ...new JSDOM(page('/docs/intro')).window.document.querySelectorAll(
        '.navbar__inner details a[href^="/docs"]',
      ),
    ].map((link) => `${link.textContent} ${link.getAttribute('href')}`);
    expect(links).toEqual([
      '2.9 (Next) /docs/next/intro',
      '2.8 (Current) /docs/intro',
      '2.7 /docs/2.7/intro',
      '2.6 /docs/2.6/intro',
    ]);
    const redirects = readFileSync(at('build/_redirects'), 'utf8');
    expect(redirects).toContain('/docs/2.8/* /docs/:splat 301');
    expect(redirects).toContain('/docs/next/api/methods /docs/next/api/methods/core-methods 301');
    expect(redirects).not.toContain('/docs/next/* ');
  });
});
