import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {createElement} from 'react';
import {describe, expect, it} from 'vitest';
import {itemError, itemProblem, itemType} from './itemProblem.ts';

const version: GlobalVersion = {
  name: '2.8',
  label: 'Current',
  isLast: true,
  path: '/docs',
  mainDocId: 'intro',
  docs: [{id: 'intro', path: '/docs/intro'}],
  draftIds: ['draft'],
  sidebars: {main: {link: {path: '/docs/intro', label: 'Introduction'}}, empty: {}},
};
const docs = {default: {path: '/docs', versions: [version], breadcrumbs: true}};
const types = ['default', 'dropdown', 'doc', 'docSidebar', 'docsVersionDropdown'];
const problem = (item: object) => itemProblem(item, types, docs);

it('knows links and dropdowns without a type', () => {
  expect(itemType({})).toBe('default');
  expect(itemType({type: 'default', items: []})).toBe('dropdown');
  expect(itemType({type: 'doc'})).toBe('doc');
});

describe('itemProblem', () => {
  it.each([
    {},
    {items: []},
    {type: 'doc', docId: 'intro'},
    {type: 'doc', docId: 'draft'},
    {type: 'docSidebar', sidebarId: 'main'},
    {type: 'docsVersionDropdown'},
    {type: 'docsVersionDropdown', versions: ['2.8']},
  ])('accepts %j', (item) => {
    expect(problem(item)).toBeUndefined();
  });

  it.each([
    [
      {type: 'custom-clock'},
      'There is no navbar item of the type "custom-clock". Known types: default, doc, docSidebar, docsVersionDropdown, dropdown.',
    ],
    [{type: 'doc', docId: 'gone'}, 'Version 2.8 has no page "gone". Its pages: intro, draft.'],
    [
      {type: 'doc', docId: 'intro', docsPluginId: 'other'},
      'There is no docs plugin with the id "other".',
    ],
    [
      {type: 'docSidebar', sidebarId: 'gone'},
      'Version 2.8 has no sidebar "gone". Its sidebars: main, empty.',
    ],
  ])('refuses %j', (item, message) => {
    expect(problem(item)).toBe(message);
  });
});

it('writes elements of an item that fails without walking them', () => {
  const {message} = itemError({label: createElement('b')}, new Error('first'));
  expect(message).toContain('{\n  "label": "<…>"\n}');
});
