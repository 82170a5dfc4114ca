// @vitest-environment jsdom
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {readPage} from '../pageSamples.ts';
import {root} from '../samples.ts';
import {PlanApp} from './planApp.tsx';

const page = 'src/pages/tools/test-kit.mdx';
const samples = readPage(page, '2.8', readFileSync(path.join(root, page), 'utf8'));
const listeners = ['purchase-updated', 'purchase-error'];

// The page of the test kit shows a file that is made for production, so it has to survive what a shop survives.
describe.each([
  ['purchases.ts', '2.8.8'],
  ['purchases.ts 2', '2.7.5'],
] as const)('%s of the kit’s page', (name, library) => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
  afterEach(() => void vi.restoreAllMocks());

  it('goes on when loading and one delivery fail, and takes its listener away', async () => {
    const app = await PlanApp.open({library, platform: 'android'}, ({store}) => {
      store.sell('coins_100');
      store.sell('coins_100');
      store.failures.set('products', {fails: 'service'});
    });
    const sample = samples.find((one) => one.name === name);
    if (!sample) throw new Error(`${page} has no "${name}".`);
    await app.import(sample);
    const [first, second] = app.phone.store.purchases;
    const deliver = async (token: string) => {
      if (token === first?.token) throw new Error('The server is down.');
      await app.server.give('coins_100', token);
      return true;
    };
    const stop = await app.run('startPurchases', deliver);
    expect([first?.finished, second?.finished]).toEqual([false, true]);
    if (typeof stop !== 'function') throw new Error('Nothing takes the listener away.');
    stop();
    const left = listeners.filter((event) => app.phone.nativeModule.listenerCount(event) > 0);
    expect(left).toEqual([]);
  });
});
