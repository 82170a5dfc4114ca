// @vitest-environment jsdom
import {screen} from '@testing-library/react';
import {describe, expect, it, vi} from 'vitest';
import {message, newPhones, passes, worlds} from './runExample.tsx';

const SECONDS = 1000;

const shops = [
  ['basic-store.tsx', {userId: 'user', balance: 0}],
  ['complete-impl.tsx', {session: {userId: 'user-1', token: 'session of the user'}}],
  ['subscription-manager.tsx', {giveAccess: () => undefined}],
] as const;

for (const [file, props] of shops)
  describe.each(worlds)(`${file} without a store, $version on $os`, (world) => {
    const isIos = world.os === 'ios';
    const shop = newPhones(world, file);

    it('says so after ten seconds and no longer shows that it loads', async () => {
      const {clock, device} = shop.phone;
      // The timers of the sample follow the clock of the phone.
      vi.stubGlobal('setTimeout', (due: () => void, ms = 0) => clock.at(clock.now + ms, due));
      vi.stubGlobal('clearTimeout', (cancel?: () => void) => cancel?.());
      // The hook leaves a rejection that nobody handles, where the connection rejects; the lifecycle guide says so.
      const rejected = vi.fn();
      process.once('unhandledRejection', rejected);
      Object.assign(device, isIos ? {paymentsAllowed: false} : {playServices: false});
      await shop.open(props);
      await passes(9 * SECONDS);
      expect(message()).toBe('');
      await passes(SECONDS);
      expect(message()).toBe("The store isn't responding on this device.");
      expect(screen.queryByRole('progressbar')).toBeNull();
      process.off('unhandledRejection', rejected);
      expect(rejected).toHaveBeenCalledTimes(isIos ? 0 : 1);
    });
  });
