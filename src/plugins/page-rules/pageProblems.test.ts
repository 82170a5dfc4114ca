import {describe, expect, it} from 'vitest';
import type {PageRule} from '../../site/pages.ts';
import type {LoadedPages, Page} from './describePages.ts';
import {pageProblems} from './pageProblems.ts';

const rules: readonly PageRule[] = [
  {path: 'intro', listed: true},
  {path: 'guides/new', listed: false, since: '2.8'},
];
const page = (path: string, change: Partial<Page> = {}): Page => ({
  file: `docs/${path}.mdx`,
  path,
  title: path,
  description: `All about ${path}.`,
  sidebars: [],
  ...change,
});
const version = (name: string, ...pages: Page[]): LoadedPages => ({
  version: name,
  sidebars: ['tutorialSidebar'],
  pages,
});
const problems = (...pages: Page[]) => pageProblems([version('2.7', ...pages)], rules);

describe('the pages of a version', () => {
  it('R9 R10 may be exactly those of the contract', () => {
    const complete = version('2.8', page('intro'), page('guides/new'));
    const old = version('2.7', page('intro', {description: 'An older story.'}));
    expect(pageProblems([complete, old], rules)).toEqual([]);
  });

  it('R9 R10 must not be missing', () => {
    expect(problems()).toEqual([
      'Version 2.7 has no page "intro", which the contract names: no page may go or move.',
    ]);
  });

  it('R9 R10 must be known, in this very version', () => {
    expect(problems(page('intro'), page('extra'), page('guides/new'))).toEqual([
      'docs/extra.mdx adds the page "extra" to version 2.7: list it in src/site/pages.ts.',
      'docs/guides/new.mdx adds the page "guides/new" to version 2.7: list it in src/site/pages.ts.',
    ]);
  });

  it('must have a title and a description', () => {
    expect(problems(page('intro', {title: undefined, description: undefined}))).toEqual([
      'docs/intro.mdx has no title in its front matter: add one.',
      'docs/intro.mdx has no description in its front matter: add one sentence that search results can show.',
    ]);
  });

  it('must not share an address', () => {
    const twin = page('intro', {file: 'docs/start.mdx', description: 'Another text.'});
    expect(problems(page('intro'), twin)).toEqual([
      'docs/start.mdx has the same address "intro" as docs/intro.mdx: change one slug.',
    ]);
  });

  it('must not share a description, not even across versions', () => {
    const old = version('2.7', page('intro', {file: 'versioned_docs/version-2.7/intro.mdx'}));
    const now = version('2.8', page('intro'), page('guides/new'));
    expect(pageProblems([now, old], rules)).toEqual([
      'versioned_docs/version-2.7/intro.mdx has the same description as docs/intro.mdx: say what differs.',
    ]);
  });
});
