import {expect, it, vi} from 'vitest';
import {DAY, settle} from './clock.ts';
import {openApp, rejection, type TestApp} from './testing/testApp.ts';
import {inEachWorld} from './testing/worlds.ts';

// What an app does that is killed at each moment: tests/samples of the site, and kit/money.test.ts.
inEachWorld('an app that dies or loses the world', ({version, platform, ios}) => {
  const open = async (seed = 1) => {
    const app = await openApp({version, platform, seed});
    await app.start('coins_100');
    return {app, ...app.simulator};
  };
  const live = async (app: TestApp) => {
    const {ledger, store, clock} = app.simulator;
    await app.buy('coins_100');
    ledger.give('T1');
    await app.finish(app.updates[0] ?? {}, true);
    store.sold('pro_monthly');
    await clock.advance(40 * DAY);
  };

  it('without network while the sheet is open, nothing is sold', async () => {
    const {app, device, moments, store} = await open();
    moments.when('sheet opened', () => (device.network = false));
    const code = ios ? 'E_PURCHASE_ERROR' : 'E_NETWORK_ERROR';
    expect((await rejection(app.buy('coins_100'))).code).toBe(code);
    expect(store.purchases).toEqual([]);
  });

  it('events and answers of a dead process never arrive', async () => {
    const {app, device, moments, store} = await open();
    moments.when('paid', () => device.killApp());
    const answered = vi.fn();
    void Promise.resolve(app.buy('coins_100')).then(answered, answered);
    await settle();
    device.startApp();
    await settle();
    expect(store.get('T1').payment).toBe('paid');
    expect(app.updates).toEqual([]);
    expect(answered).not.toHaveBeenCalled();
  });

  it('nothing of the host is needed: no time, no chance, no timer', async () => {
    const refuse = () => {
      throw new Error('The simulator asked its host.');
    };
    for (const name of ['setTimeout', 'setInterval', 'setImmediate', 'fetch'])
      vi.stubGlobal(name, refuse);
    vi.spyOn(Math, 'random').mockImplementation(refuse);
    vi.spyOn(Date, 'now').mockImplementation(refuse);
    const {app, ledger} = await open();
    await live(app);
    expect(ledger.rows.get('T1')).toMatchObject({given: 1, finished: true});
  });

  it('a slow server has given before it answers', async () => {
    const {server, store} = await open();
    const letGo = server.gate.hold();
    const answered = vi.fn();
    void server.check('user', store.sell('coins_100').token).then(answered);
    await settle();
    expect(server.accountOf('user').coins).toBe(100);
    expect(answered).not.toHaveBeenCalled();
    letGo();
    await settle();
    expect(answered).toHaveBeenCalledOnce();
  });

  it('the same seed and the same acts give the same log', async () => {
    const run = async (seed: number) => {
      const {app, log} = await open(seed);
      await live(app);
      return log.toText();
    };
    const text = await run(7);
    expect(await run(7)).toBe(text);
    expect(await run(8)).not.toBe(text);
  });
});
