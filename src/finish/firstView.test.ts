import {divideByKind, eagerPages} from 'docusaurus-first-view/page-kinds';
import {expect, it} from 'vitest';
import {docsVersions, versionRoot} from '../site/versions.ts';
import {firstView, KINDS} from './firstView.ts';

const kindsOf = (...files: string[]): string[][] =>
  divideByKind(
    files.map((file) => ({file})),
    firstView,
  ).map((pages) => pages.map(({file}) => file));

it('divides the pages of the site by what is on them', () => {
  const docs = ['docs/2.7/intro.html', 'docs.html'];
  const blog = ['blog/tags.html'];
  const desk = ['upgrade', 'upgrade/2.7.5-to-2.8.8', 'api-history'].map((t) => `tools/${t}.html`);
  const text = ['tools/test-kit.html', 'accessibility.html'];
  const site = ['index.html'];
  const kinds = [docs, blog, desk, text, site];
  expect(kinds).toHaveLength(KINDS);
  expect(kindsOf(...kinds.flat())).toEqual(kinds);
});

it('lets pages that scripts fill load them at once', () => {
  const isEager = eagerPages(firstView);
  const roots = docsVersions.map((version) => `${versionRoot(version).slice(1)}.html`);
  for (const file of ['404.html', 'search.html', ...roots]) expect(isEager({file})).toBe(true);
  expect(isEager({file: 'docs/search.html'})).toBe(false);
});
