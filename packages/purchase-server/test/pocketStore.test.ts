import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {listen} from 'expo-iap-test-kit/server/listen';
import {PocketStores} from 'expo-iap-test-kit/server/pocketStores';
import {openPocketApp} from 'expo-iap-test-kit/testing/pocketApp';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {createPurchaseServer} from '../src/server.ts';
import {readSettings} from '../src/settings/readSettings.ts';
import {toOptions} from '../src/settings/toOptions.ts';
import {completeSettings} from './completeSettings.ts';
import {push, sessionHeader} from './keys.ts';
import {USER} from './shop.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** The stores of an app that runs, and the server of its developer, each at an address of its own. */
async function openMachine() {
  const notify: {ios?: string; android?: string} = {};
  const stores = new PocketStores({notify, push});
  const store = await listen(stores.fetch);
  const folder = mkdtempSync(join(tmpdir(), 'pocket-'));
  const {settings, problems} = readSettings({
    ...completeSettings(folder, await stores.rootCertificate()),
    ...{APPLE_HOST: store.url, GOOGLE_HOST: store.url},
  });
  if (!settings) throw new Error(problems.join('\n'));
  const shop = createPurchaseServer(toOptions(settings));
  const server = await listen(shop.fetch);
  Object.assign(notify, {ios: `${server.url}/apple`, android: `${server.url}/google`});
  closing.push(server.close, store.close, shop.close, () => rmSync(folder, {recursive: true}));
  const authorization = await sessionHeader(USER);
  const ask = async (path: string, init?: RequestInit): Promise<unknown> =>
    (await fetch(`${server.url}${path}`, {...init, headers: {authorization}})).json();
  return {url: store.url, ask};
}

describe.each(['ios', 'android'] as const)('a store in the pocket on %s', (platform) => {
  it('is verified by a server on another machine, and refunds reach that', async () => {
    const {url, ask} = await openMachine();
    const {app, phone} = await openPocketApp(platform, ['coins_100'], undefined, undefined, url);
    for (const coins of [100, 200]) {
      const bought = app.buy('coins_100');
      await vi.waitFor(() => expect(phone.sheet).toBeDefined());
      phone.answer('approve');
      await bought;
      await vi.waitFor(() => expect(app.updates).toHaveLength(coins / 100));
      const purchase = app.updates.at(-1) ?? {};
      const sent = {platform, productId: 'coins_100', token: purchase['purchaseToken']};
      const answer = await ask('/purchases', {method: 'POST', body: JSON.stringify(sent)});
      expect(answer).toMatchObject({genuine: true, state: 'paid', account: {coins}});
      // The server has acknowledged it at Google Play, and the store in the app knows.
      await app.readPurchases();
      const finished = phone.phone?.store.purchases.at(-1)?.finished;
      expect(finished).toBe(platform === 'android');
      await app.finish(purchase, true);
    }
    await phone.act(({store}) => store.refund('T1'));
    await vi.waitFor(async () => expect(await ask('/account')).toMatchObject({coins: 100}));
  });
});
