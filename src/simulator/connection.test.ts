import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {settle} from './clock.ts';
import {openApp, rejection, worlds} from './testing/testApp.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

describe.each(worlds)('connecting, $version on $platform', (world) => {
  const ios = world.platform === 'ios';

  it('buys a consumable, with the event before the answer, and finishes it', async () => {
    const app = await openApp(world);
    await app.start('coins_100');
    const order: string[] = [];
    app.call('purchaseUpdatedListener', () => order.push('event'));
    await app.buy('coins_100');
    order.push('answer');
    expect(order).toEqual(['event', 'answer']);
    const [purchase] = app.updates;
    app.simulator.ledger.give('T1');
    await app.finish(purchase ?? {}, true);
    expect(app.simulator.store.get('T1').finished).toBe(true);
    expect(app.simulator.ledger.faults).toEqual([]);
  });
});
