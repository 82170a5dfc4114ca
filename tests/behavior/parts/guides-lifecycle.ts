import {expect} from 'vitest';
import {partsOf} from '../part.ts';
import {opener, recovery, screenHook} from '../roles.tsx';
import {expectGiven} from '../scenario.ts';
import {connectionHook, holder, storeRoot} from '../screenRoles.tsx';

const SECONDS = 1000;

export const parts = partsOf('guides/lifecycle', {
  connect: connectionHook('useStoreFailed', {
    'a connection that never comes is a failure after ten seconds': async ({stage}) => {
      const {device} = stage.phone;
      const isIos = stage.setting.platform === 'ios';
      Object.assign(device, isIos ? {paymentsAllowed: false} : {playServices: false});
      await stage.start();
      await stage.pass(9 * SECONDS);
      expect(stage.screen.textContent).toBe('false');
      await stage.pass(SECONDS);
      expect(stage.screen.textContent).toBe('true');
      // The page: the hook itself leaves a rejection that nobody handles, where the connection rejects.
      expect(stage.rejections.splice(0)).toHaveLength(isIos ? 0 : 1);
      device.playServices = true;
    },
    'a connection in time is none': async ({stage}) => {
      await stage.start();
      await stage.pass(60 * SECONDS);
      expect(stage.screen.textContent).toBe('false');
    },
  }),
  start: recovery('useStart'),
  foreground: screenHook('useReadOnReturn', [true], {
    'a purchase of another phone is there when the user comes back': async ({stage}) => {
      await stage.start();
      stage.phone.store.sold('remove_ads');
      stage.phone.device.sendToBack();
      stage.phone.device.bringToFront();
      await stage.settle();
      expectGiven(stage);
    },
  }),
  'plain-functions': opener('openStore'),
  'plain-functions 2': holder('holdStore'),
  'plain-functions 3': storeRoot('StoreRoot'),
});
