// @vitest-environment jsdom
import {latestPatch} from 'expo-iap-api-data/releaseLines';
import {createSimulator} from 'expo-iap-test-kit/simulator';
import type {SheetAnswer} from 'expo-iap-test-kit/store/sheet';
import {describe, expect, it as test} from 'vitest';
import {call, loadLibrary, toRecords} from '../library.ts';
import {testsOf} from '../shops/onShop.ts';
import {Shop} from '../shops/shop.tsx';
import {readApp} from '../shops/shopApp.ts';
import {laterModule} from './laterModule.ts';
import {stages} from './upgradedStore.ts';

const PACK = 'Buy 100 coins for $0.99';

describe.each(stages)('the basic store, upgraded to $release,', ({left, told, refused}) => {
  test('needs by hand what the command says, and compiles', () => {
    expect(told.toSorted()).toEqual(left.toSorted());
    expect(refused()).toEqual([]);
  });
});

const worlds = stages.flatMap(({release, text}) =>
  (['ios', 'android'] as const).map((platform) => ({release, text, platform})),
);

describe.each(worlds)('the basic store on $release, $platform,', ({release, text, platform}) => {
  const isIos = platform === 'ios';
  const isLast = release === '5.8.1';
  const finish = isIos ? 'finish T1' : 'consume T1';
  const app = readApp('2.8', 'basic-store', [['basic-store.tsx', /[^]+/, text]]);
  const {it, onIos, onAndroid} = testsOf(platform, async () => {
    const phone = createSimulator({version: latestPatch('2.8'), platform});
    const shop = await Shop.on({...phone, nativeModule: laterModule(phone, release)}, app, release);
    const library = await loadLibrary(release, shop.phone);
    // The JavaScript stays loaded: what it remembers ends here, as with a process.
    phone.device.onProcess(
      () => void call(library, 'endConnection'),
      () => {},
    );
    return shop;
  });

  /** The codes that the library sends from now on. */
  const hearCodes = async ({phone}: Shop) => {
    const codes: unknown[] = [];
    const library = await loadLibrary(release, phone);
    call(library, 'purchaseErrorListener', ({code}: {code: unknown}) => codes.push(code));
    return codes;
  };
  const isFinished = ({phone}: Shop) => phone.store.get('T1').finished;

  it('buys, gives and finishes', async ({shop}) => {
    await shop.start();
    await shop.press(PACK);
    expect(shop.told).toEqual(['buy coins_100', 'check T1', finish]);
    expect(isFinished(shop)).toBe(true);
    expect([shop.coins, shop.message, shop.locked]).toEqual([100, '', []]);
  });

  const failure: SheetAnswer = isIos
    ? {domain: 'StoreKit.Product.PurchaseError', code: 0}
    : {fails: 'service'};
  const failed = 'Not completed. If you paid, your coins come later.';

  it.for([
    ['cancel', 'user-cancelled', ''],
    [failure, isIos ? 'purchase-error' : 'service-error', failed],
  ] as const)('sells nothing after %j', async ([answer, code, message], {shop}) => {
    await shop.start();
    const codes = await hearCodes(shop);
    shop.store.sheets.push(answer);
    await shop.press(PACK);
    expect(codes).toEqual([code]);
    expect([shop.coins, shop.message, shop.locked]).toEqual([0, message, []]);
    expect(shop.store.purchases).toEqual([]);
  });

  it('offers to load again what could not be loaded', async ({shop}) => {
    shop.fail('products');
    await shop.start();
    expect(shop.text).toContain('Try again');
    shop.repair();
    await shop.press('Try again');
    expect(shop.text).toContain(PACK);
  });

  it('settles at the start what was left unfinished', async ({shop}) => {
    shop.store.sell('coins_100');
    await shop.start();
    expect(shop.told).toEqual(['check T1', finish]);
    expect([shop.coins, isFinished(shop)]).toEqual([100, true]);
  });

  it('restores what is owned', async ({shop}) => {
    shop.store.sold('remove_ads');
    await shop.start();
    const library = await loadLibrary(release, shop.phone);
    await call(library, 'restorePurchases');
    const found = toRecords(await call(library, 'getAvailablePurchases'));
    expect(found.map(({productId}) => productId)).toEqual(['remove_ads']);
    if (!isIos) return;
    // 5.x tells that nothing was synced.
    shop.fail('sync');
    const end = isLast ? 'rejected' : 'fulfilled';
    const [restored] = await Promise.allSettled([call(library, 'restorePurchases')]);
    expect(restored?.status).toBe(end);
  });

  onIos?.('waits for approval, and tries a failed delivery again', async ({shop}) => {
    await shop.start();
    shop.store.sheets.push('pending');
    await shop.press(PACK);
    expect(shop.message).toBe('Your purchase waits for approval.');
    shop.phone.server.mood = 'down';
    await shop.act(() => shop.store.pay('T1'));
    expect(shop.message).toContain('Your purchase is safe');
    shop.phone.server.mood = 'well';
    // 5.x sends a transaction once in a connection.
    await shop.act(() => shop.store.deliver('T1'));
    expect([isFinished(shop), shop.message === '']).toEqual([!isLast, !isLast]);
    await shop.kill();
    await shop.start();
    expect([shop.coins, isFinished(shop)]).toEqual([100, true]);
  });

  onAndroid?.('gives a pending payment when it arrives', async ({shop}) => {
    await shop.start();
    shop.store.sheets.push('pending');
    await shop.press(PACK);
    expect([shop.coins, shop.message]).toEqual([0, expect.stringContaining('on its way')]);
    await shop.act(() => shop.store.pay('T1'));
    // The hook of 5.x drops what comes with the same token within 30 seconds; the next read finds it.
    expect(isFinished(shop)).toBe(!isLast);
    await shop.comeBack();
    expect([shop.coins, shop.message, isFinished(shop)]).toEqual([100, '', true]);
  });
});
