import {expect, it} from 'vitest';
import {describeTrail, docTrail} from './describeTrail.ts';

const place = {section: 'Documentation 2.8', start: '/docs/intro', levels: []};
const site = {title: 'Site', tagline: '', url: 'https://example.com', baseUrl: '/'};

it('leads through categories that have a page', () => {
  const levels = [
    {label: 'Guides'},
    {label: 'API', href: '/docs/api/'},
    {label: 'Types', href: '/docs/api/types'},
  ];
  const page = {name: 'Types', permalink: '/docs/api/types'};
  expect(docTrail({...place, levels, page})).toEqual([
    {name: 'Documentation 2.8', permalink: '/docs/intro'},
    {name: 'API', permalink: '/docs/api/'},
    page,
  ]);
});

it('ends at the first page of a version', () => {
  const page = {name: 'Introduction', permalink: '/docs/intro'};
  expect(
    docTrail({...place, levels: [{label: 'Introduction', href: '/docs/intro'}], page}),
  ).toEqual([{name: 'Documentation 2.8', permalink: '/docs/intro'}]);
});

it('writes addresses as canonical links do', () => {
  const {itemListElement} = describeTrail(site, [{name: 'API', permalink: '/docs/api/'}]);
  expect(itemListElement.map(({position, item}) => [position, item])).toEqual([
    [1, 'https://example.com/'],
    [2, 'https://example.com/docs/api'],
  ]);
});
