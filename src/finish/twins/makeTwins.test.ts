import {expect, it} from 'vitest';
import {makeHeader} from './makeTwins.ts';
import {sampleDoc, sampleSite} from './sampleSite.ts';
import {allPages} from './twinSite.ts';

it('says what an old page is, and where the same page of today is', () => {
  const page = sampleDoc('2.7', '/docs/2.7', 'versioned_docs/version-2.7', 'intro');
  expect(makeHeader(page, sampleSite).split('\n')).toEqual([
    '---',
    'title: "Title of intro"',
    'description: "About \\"intro\\" in 2.7."',
    'version: "2.7"',
    'package: "expo-iap@2.7.5"',
    'source: "https://example.org/docs/2.7/intro"',
    'current: "https://example.org/docs/intro.md"',
    '---',
  ]);
});

it('is nothing when the page is of today, or when today lacks it', () => {
  const pages = [
    sampleDoc('2.8', '/docs', 'docs', 'intro'),
    sampleDoc('2.7', '/docs/2.7', 'versioned_docs/version-2.7', 'guides/gone'),
  ];
  for (const page of pages) expect(makeHeader(page, sampleSite)).not.toContain('current:');
});

it('gives a post its day and no version, because a post speaks of several', () => {
  const post = allPages(sampleSite).find(({kind}) => kind === 'post');
  const header = post ? makeHeader(post, sampleSite) : '';
  expect(header).toContain('date: "2025-08-19"\nsource: "https://example.org/blog/post"');
  expect(header).not.toMatch(/^(?:version|package):/m);
});
