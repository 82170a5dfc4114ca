import {createElement} from 'react';
import {expect, it} from 'vitest';
import {drawItem} from './drawItem.ts';
import {itemFault} from './itemFault.ts';

const kinds = {
  default: ({label}: {label: string}) => `link ${label}`,
  dropdown: ({label}: {label: string}) => `list ${label}`,
  doc: () => {
    throw new Error('No such page.');
  },
};

/** Returns what drawing throws. */
function failure(item: object): unknown {
  try {
    drawItem(kinds, item);
  } catch (error) {
    return error;
  }
  return undefined;
}

it('C2 draws an item with the component of its type', () => {
  const link = {label: 'Blog'};
  expect(drawItem(kinds, link)).toBe('link Blog');
  expect(drawItem(kinds, {...link, type: 'default'})).toBe('link Blog');
  expect(drawItem(kinds, {...link, items: []})).toBe('list Blog');
});

it('E5 names the configuration of an item that fails and keeps the cause', () => {
  expect(failure({type: 'doc', docId: 'gone'})).toMatchObject({
    message:
      'A navbar item failed to render. Check this item of themeConfig.navbar.items: {\n  "type": "doc",\n  "docId": "gone"\n}',
    cause: {message: 'No such page.'},
  });
});

it('E5 keeps the name of the innermost item and writes elements without walking them', () => {
  const inner = itemFault({label: createElement('b')}, new Error('first'));
  expect(inner.message).toContain('{\n  "label": "<…>"\n}');
  expect(itemFault({label: 'outer'}, inner)).toBe(inner);
});

it('E6 names an unknown type and those that exist', () => {
  expect(failure({type: 'custom-clock'})).toMatchObject({
    cause: {
      message:
        'There is no navbar item of the type "custom-clock". Known types: default, doc, dropdown.',
    },
  });
});
