import {expect, it} from 'vitest';
import {groupHits, parseExcerpt} from './hits.ts';

const hit = (pageUrl: string, anchor: string) => ({
  url: `${pageUrl}#${anchor}`,
  pageUrl,
  pageTitle: pageUrl,
  title: anchor,
  version: '2.8',
  excerpt: [],
});

it('puts the hits of a page together in the order of the best', () => {
  const groups = groupHits([hit('/b', '1'), hit('/a', '2'), hit('/b', '3')]);
  expect(groups.map(({pageUrl, hits}) => [pageUrl, ...hits.map(({title}) => title)])).toEqual([
    ['/b', '1', '3'],
    ['/a', '2'],
  ]);
});

it('splits marked words from plain text', () => {
  expect(parseExcerpt('The <mark>product</mark> list is <mark>"empty".</mark>')).toEqual([
    {text: 'The ', isMarked: false},
    {text: 'product', isMarked: true},
    {text: ' list is ', isMarked: false},
    {text: '"', isMarked: false},
    {text: 'empty', isMarked: true},
    {text: '".', isMarked: false},
  ]);
});

it('says where it begins or ends inside of a sentence', () => {
  const texts = (excerpt: string) => parseExcerpt(excerpt).map(({text}) => text);
  expect(texts('call it <mark>once</mark>')).toEqual(['… ', 'call it ', 'once', ' …']);
  expect(texts('Call it <mark>once.</mark>')).toEqual(['Call it ', 'once', '.']);
});

it('gives back angle brackets of the text as text', () => {
  expect(parseExcerpt('Promise&lt;Product[]&gt; <mark>&lt;mark&gt;</mark> <img>')).toEqual([
    {text: 'Promise<Product[]> ', isMarked: false},
    {text: '<mark>', isMarked: true},
    {text: ' <img>', isMarked: false},
    {text: ' …', isMarked: false},
  ]);
});
