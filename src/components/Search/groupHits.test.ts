import {expect, it} from 'vitest';
import {groupHits} from './groupHits.ts';

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
