import {describe, expect, it} from 'vitest';
import type {LoadedPages} from './describePages.ts';
import {sidebarProblems} from './sidebarProblems.ts';

const rules = [
  {path: 'intro', listed: true},
  {path: 'guides/hidden', listed: false},
  {path: 'guides/new', listed: true, since: '2.9'},
];
const version = (listed: readonly string[], sidebars = ['tutorialSidebar']): LoadedPages => ({
  version: '2.8',
  sidebars,
  pages: ['intro', 'guides/hidden'].map((path) => ({
    file: `docs/${path}.mdx`,
    path,
    title: path,
    description: path,
    sidebars: listed.includes(path) ? sidebars : [],
  })),
});

describe('D2 the sidebar of a version', () => {
  it('lists the listed pages and no other', () => {
    expect(sidebarProblems([version(['intro'])], rules)).toEqual([]);
  });

  it('must list every page that the contract lists', () => {
    expect(sidebarProblems([version([])], rules)).toEqual([
      'The sidebar of version 2.8 does not list docs/intro.mdx: add it to tutorialSidebar.',
    ]);
  });

  it('must not list a page that is reached by address only', () => {
    expect(sidebarProblems([version(['intro', 'guides/hidden'])], rules)).toEqual([
      'The sidebar of version 2.8 lists docs/guides/hidden.mdx, which is reached by address only: take it out.',
    ]);
  });

  it('must exist under its name', () => {
    expect(sidebarProblems([version(['intro'], ['other'])], rules)).toEqual([
      'Version 2.8 has no sidebar named tutorialSidebar: the navbar links to it.',
    ]);
  });

  it('says nothing of a page that is missing, which is told once elsewhere', () => {
    expect(sidebarProblems([{...version([]), pages: []}], rules)).toEqual([]);
  });
});
