import {expect, it} from 'vitest';
import {loadSurface} from '../surface/loadSurface.ts';
import {compareSurfaces, describeChange, findUses} from './compareSurfaces.ts';

const before = loadSurface('2.8');
const after = {
  ...before,
  symbols: before.symbols
    .filter(({name}) => name !== 'fetchProducts')
    .map((symbol) =>
      symbol.name === 'PurchaseIOS'
        ? {...symbol, members: symbol.members.filter(({name}) => name !== 'expirationDateIOS')}
        : symbol.name === 'requestPurchase'
          ? {...symbol, signature: 'function requestPurchase(): void'}
          : symbol,
    ),
};
const change = compareSurfaces(before, after);

it('X names what was added, changed and removed', () => {
  expect(change.removed).toContain('fetchProducts');
  expect(change.removed).toContain('PurchaseIOS.expirationDateIOS');
  expect(change.changed).toEqual(['requestPurchase']);
  expect(change.added).toEqual([]);
  expect(describeChange(change)).toContain('  changed: requestPurchase\n');
  expect(compareSurfaces(after, before).added).toEqual(change.removed);
  expect(describeChange(compareSurfaces(before, before))).toBe(
    '  added: nothing\n  changed: nothing\n  removed: nothing',
  );
});

it('X lists the pages that use the names and what happened to each, a member only with its owner', () => {
  const files = [
    {path: 'docs/a.mdx', source: 'One.\n`fetchProducts` and\nfetchProducts again'},
    {path: 'docs/b.mdx', source: '`expirationDateIOS` of another type'},
    {path: 'docs/c.mdx', source: '`PurchaseIOS`\n`expirationDateIOS`'},
  ];
  expect(findUses(files, change)).toEqual([
    '  docs/a.mdx:2 uses fetchProducts on 2 lines; removed: fetchProducts.',
    '  docs/c.mdx:2 uses expirationDateIOS on one line; removed: PurchaseIOS.expirationDateIOS.',
  ]);
});
