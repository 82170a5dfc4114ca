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
import {environment} from '../../src/plugins/environment.ts';
import {copyRepository, type RepositoryCopy} from '../copies/copyRepository.ts';
import {followRecipe} from './followRecipe.ts';
import {readRecipes} from './readRecipes.ts';
import {strayAddresses} from './strayAddresses.ts';

const everyMark = readFileSync('tests/recipes/everyMark.mdx', 'utf8');
/** Where the copy is built for, since most sites that do not stand at the root of a host are such copies. */
const BASE = '/expo-iap/';

let copy: RepositoryCopy;
const at = (file: string): string => join(copy.folder, file);

beforeAll(() => {
  copy = copyRepository('recipes');
});

// Each test leaves its page, sample or post in the copy; the cut at the end builds the site with all of them.
describe('X the guides on a copy of the repository', () => {
  it('lead an author to a page without problems', () => {
    expect(followRecipe(copy, 'page')).toContain('No problems.');
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
    copyFileSync('tests/recipes/post.mdx', at('blog/2025-09-05-v2-8-8-release.mdx'));
    expect(copy.run('npm', 'run', '--silent', 'check')).toContain('No problems.');
  });

  it('lead a maintainer to the tests of the error codes', () => {
    expect(followRecipe(copy, 'code')).toContain('passed');
  });

  it('lead a maintainer through an upgrade: nothing to record as long as nothing is upgraded', () => {
    followRecipe(copy, 'upgrade');
    expect(copy.run('git', 'diff', '--name-only', 'src/theme')).toBe('');
  });
});

describe('npm run docs:version on the copy with everything that the guides led to', () => {
  const page = (address: string): string => readFileSync(at(`build${address}.html`), 'utf8');

  it('D1 refuses to cut while something is not committed', () => {
    expect(copy.fail('npx', 'tsx', 'scripts/cut-version.ts', '2.8')).toContain(
      'The working tree has uncommitted changes',
    );
  });

  it('D1 R9 R12 cuts 2.8 and passes all checks at once: the old addresses stay, the next version gets its own', () => {
    copy.run('git', 'add', '--all');
    copy.run('git', 'commit', '--quiet', '--message', 'Follow the guides');
    const command = 'npm run docs:version 2.8 -- --next 2.9';
    expect(readFileSync('MAINTAINING.md', 'utf8')).toContain(`\n${command}\n`);
    const told = copy.run('sh', '-c', command);
    expect(told).toContain('Version 2.8 is cut');
    expect(told).toContain('1. Nothing: the checks pass.');
    expect(existsSync(at('versioned_docs/version-2.8/examples/_samples/catalog.ts'))).toBe(true);
    expect(JSON.parse(readFileSync(at('versions.json'), 'utf8'))).toEqual(['2.8', '2.7', '2.6']);
    const [deploy] = readRecipes('MAINTAINING.md').filter(({recipe}) => recipe === 'deploy');
    expect(deploy?.text).toBe('npm run build');
    // The check is what the cut has just run.
    copy.run('sh', '-c', `BASE_URL=${BASE} npx docusaurus build`);
  });

  it('X passes the tests of the content, with the page, the post and the cut', () => {
    expect(copy.run('npx', 'vitest', 'run', '--project', 'content')).toContain('passed');
  });

  it('X has addresses that stay under the path of the site and lead somewhere, on every page', () => {
    expect(strayAddresses(at('build'), environment.url, BASE)).toEqual([]);
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
        `.navbar__inner details a[href^="${BASE}docs"]`,
      ),
    ].map((link) => `${link.textContent} ${link.getAttribute('href')}`);
    expect(links).toEqual([
      `2.9 (Next) ${BASE}docs/next/intro`,
      `2.8 (Current) ${BASE}docs/intro`,
      `2.7 ${BASE}docs/2.7/intro`,
      `2.6 ${BASE}docs/2.6/intro`,
    ]);
    const redirects = readFileSync(at('build/_redirects'), 'utf8');
    expect(redirects).toContain(`${BASE}docs/2.8/* ${BASE}docs/:splat 301`);
    expect(redirects).toContain(
      `${BASE}docs/next/api/methods ${BASE}docs/next/api/methods/core-methods 301`,
    );
    expect(redirects).not.toContain(`${BASE}docs/next/* `);
  });
});
