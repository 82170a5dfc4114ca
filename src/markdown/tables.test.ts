import type {Element, ElementContent, Root} from 'hast';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {rehypeTableRegion} from './tables.ts';

function element(tagName: string, ...children: ElementContent[]): Element {
  return {type: 'element', tagName, properties: {}, children};
}

function words(value: string): ElementContent {
  return {type: 'text', value};
}

async function run(...children: ElementContent[]): Promise<Element[]> {
  const tree: Root = {type: 'root', children};
  await unified().use(rehypeTableRegion).run(tree);
  const regions: Element[] = [];
  visit(tree, {type: 'element', tagName: 'div'}, (node) => {
    if (node.type === 'element' && node.properties['role'] === 'region') regions.push(node);
  });
  return regions;
}

it('is a named area that the keyboard can scroll', async () => {
  const [region] = await run(
    element('h2', words('Fields of '), element('code', words('Sale'))),
    element('table'),
  );
  expect(region?.properties).toEqual({
    className: ['table-region'],
    role: 'region',
    tabIndex: 0,
    ariaLabel: 'Table: Fields of Sale',
  });
  expect(region?.children).toEqual([element('table')]);
});

it('names each table after the nearest heading above it, each differently', async () => {
  const regions = await run(
    element('table'),
    element('h2', words('A')),
    element('table'),
    element('div', element('table')),
    element('h3', words('B')),
    element('table'),
  );
  expect(regions.map(({properties}) => properties['ariaLabel'])).toEqual([
    'Table',
    'Table: A',
    'Table: A (2)',
    'Table: B',
  ]);
});

it('lets names of code break between their words', async () => {
  const [region] = await run(
    element(
      'table',
      element('tr', element('td', element('code', words('oneTimePurchaseOfferDetails')))),
    ),
  );
  const parts: string[] = [];
  const tree: Root = {type: 'root', children: region ? [region] : []};
  visit(tree, (node) => {
    if (node.type === 'text') parts.push(node.value);
    if (node.type === 'element' && node.tagName === 'wbr') parts.push('|');
  });
  expect(parts.join('')).toBe('one|Time|Purchase|Offer|Details');
});

it('leaves pages without tables as they are', async () => {
  expect(await run(element('h2', words('A')), element('p', words('Text')))).toEqual([]);
});
