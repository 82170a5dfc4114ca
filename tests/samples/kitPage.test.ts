import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createSimulator} from 'expo-iap-test-kit/simulator';
import type {PlatformName} from 'expo-iap-test-kit/versions';
import {expect, it} from 'vitest';
import * as reactNative from './fakeReactNative.tsx';
import {call, loadLibrary, releaseOf} from './library.ts';
import {readPage} from './pageSamples.ts';
import {rest} from './rest.ts';
import {runSample} from './runSample.ts';
import {root, type Sample} from './samples.ts';

const page = 'src/pages/tools/test-kit.mdx';
const files = readPage(page, '2.8', readFileSync(path.join(root, page), 'utf8')).filter(({name}) =>
  name.startsWith('purchases.ts'),
);

/** A phone with the release that a file of the page is for, and what starts the file's purchases on it. */
async function open(file: Sample, platform: PlatformName) {
  const version = releaseOf(file.library);
  const phone = createSimulator({version, platform});
  const imports = {'expo-iap': await loadLibrary(version, phone), 'react-native': reactNative};
  const {callable} = await runSample(file, imports, (name) => Reflect.get(globalThis, name));
  return {phone, start: callable('startPurchases')};
}

// The page of the test kit shows a file that is made for production, so it has to survive what a shop survives.
it.each(files)(
  'the file of the kit’s page goes on when loading and one delivery fail, and takes its listener away: $library',
  async (file) => {
    const {phone, start} = await open(file, 'android');
    const [first, second] = [phone.store.sell('coins_100'), phone.store.sell('coins_100')];
    phone.store.failures.set('products', {fails: 'service'});
    const stop = await start(async (token: string) => {
      if (token === first.token) throw new Error('The server is down.');
      return phone.server.check('user', token);
    });
    expect([first.finished, second.finished]).toEqual([false, true]);
    call({stop}, 'stop');
    expect(phone.nativeModule.listenerCount('purchase-updated')).toBe(0);
  },
);

it.each(files)('the file of the kit’s page finishes a refund too: $library', async (file) => {
  const {phone, start} = await open(file, 'ios');
  const {id} = phone.store.sell('coins_100');
  phone.store.refund(id);
  await start((token: string) => phone.server.check('user', token));
  await rest();
  expect([phone.store.get(id).finished, phone.ledger.faults]).toEqual([true, []]);
});

it('the page shows the file for each line of the library that a kit exists for', () => {
  expect(files.map(({library}) => library)).toEqual(['2.8', '2.7']);
});
