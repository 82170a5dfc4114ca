import {expect, it} from 'vitest';
import type {SidebarItem} from '../../site/sidebars.ts';
import {orderPages} from './collectSite.ts';
import {sampleDoc} from './sampleSite.ts';

const docs = ['guides/hidden', 'api/use', 'api/index', 'intro'].map((id) =>
  sampleDoc('2.8', '/docs', 'docs', id),
);
const sidebar: SidebarItem[] = [
  {type: 'doc', id: 'intro'},
  {
    type: 'category',
    label: 'API',
    collapsed: false,
    collapsible: false,
    link: {type: 'doc', id: 'api/index'},
    items: [{type: 'doc', id: 'api/use'}],
  },
  {type: 'link', label: 'Elsewhere', href: 'https://example.org'},
];

it('follows the sidebar and puts what it does not list last', () => {
  const sections = orderPages(docs, sidebar);
  expect(sections.map(({title, pages}) => [title, pages.map(({id}) => id)])).toEqual([
    ['Start', ['intro']],
    ['API', ['api/index', 'api/use']],
    ['More pages', ['guides/hidden']],
  ]);
});

it('has no heading without pages', () => {
  expect(orderPages(docs.slice(3), sidebar).map(({title}) => title)).toEqual(['Start']);
});
