import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {readCatalog} from './readCatalog.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'catalog-'))));
afterEach(() => rmSync(folder, {recursive: true}));

function read(name: string, content: unknown) {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return readCatalog(path);
}

it('reads the products of a StoreKit configuration as Xcode writes it, for both stores', () => {
  expect(readCatalog(join(import.meta.dirname, 'fixtures/Shop.storekit'))).toMatchObject([
    {id: 'gems', kind: 'consumable', title: 'Un sac de pierres', price: 1.99},
    {id: 'no_ads', kind: 'unlock', title: 'No ads', familyShareable: true},
    {id: 'season', kind: 'nonRenewing', title: 'season'},
    {
      ...{id: 'plus', period: 'P1M', group: '21500', level: 2},
      introductory: {id: null, mode: 'FreeTrial', price: 0, period: 'P1W', count: 1},
      promotional: [{id: 'back', mode: 'PayAsYouGo', price: 2.99, period: 'P1M', count: 3}],
      offers: [
        {
          audience: 'new customers',
          phases: [
            {price: 0, period: 'P1W', cycles: 1},
            {price: 5.99, period: 'P1M', cycles: 0},
          ],
        },
        {offerId: null, audience: 'everyone', phases: [{price: 5.99, period: 'P1M', cycles: 0}]},
      ],
    },
  ]);
});

it('reads a list, in which a plan names only what tells it apart', () => {
  const plan = {id: 'plus', title: 'Plus', kind: 'subscription', price: 5.99, period: 'P1M'};
  const [read1] = read('products.json', [plan]);
  expect(read1).toMatchObject({...plan, level: 1, offers: [{basePlanId: 'p1m', offerId: null}]});
});

it.each([
  ['no list', {}, 'it must be a list of products'],
  [
    'a price as text',
    [{id: 'a', title: 'A', kind: 'unlock', price: '1'}],
    'in product 1, price must be a number: {"id":"a"',
  ],
  [
    'an unknown kind',
    [{id: 'a', title: 'A', kind: 'gift', price: 1}],
    'has the unknown kind "gift"',
  ],
])('says what is wrong with %s', (_, content, message) => {
  expect(() => read('products.json', content)).toThrow(message);
});
