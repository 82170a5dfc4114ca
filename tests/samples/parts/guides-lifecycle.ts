import {expect} from 'vitest';
import {partsOf} from '../part.ts';
import {alsoClaims} from '../role.ts';
import {opener, recovery, screenHook} from '../roles.tsx';
import {expectFinished, expectGiven, expectSettled, type Stories} from '../scenario.ts';
import {connectionHook, holder, storeRoot} from '../screenRoles.tsx';

const SECONDS = 1000;
const DAYS = 24 * 60 * 60 * SECONDS;

const oneStepAtATime: Stories = {
  'an end of the connection that runs late does not end the next one': async ({stage}) => {
    stage.strict = true;
    stage.phone.device.nativeQueue = 'behind';
    await stage.start();
    await stage.remount();
    await stage.act('load', stage.shop.load);
    await stage.buy();
    expectSettled(stage);
  },
};

export const parts = partsOf('guides/lifecycle', {
  connect: connectionHook('useStoreFailed', {
    'a connection that never comes is a failure after ten seconds': async ({stage}) => {
      stage.loseStore();
      await stage.start();
      await stage.pass(9 * SECONDS);
      expect(stage.screen.textContent).toBe('false');
      await stage.pass(SECONDS);
      expect(stage.screen.textContent).toBe('true');
      // The page: the hook itself leaves a rejection that nobody handles, where the connection rejects.
      expect(stage.rejections.splice(0)).toHaveLength(stage.isIos ? 0 : 1);
    },
    'on Android a provider that is mounted again connects when Play is back': async ({stage}) => {
      if (stage.isIos) return;
      stage.phone.device.playServices = false;
      await stage.start();
      expect(stage.hook.connected).toBe(false);
      stage.rejections.splice(0);
      stage.phone.device.playServices = true;
      await stage.remount();
      expect(stage.hook.connected).toBe(true);
    },
    'a connection in time is none': async ({stage}) => {
      await stage.start();
      await stage.pass(60 * SECONDS);
      expect(stage.screen.textContent).toBe('false');
    },
  }),
  start: alsoClaims(recovery('useStart'), {
    'an unlock of another day is in the list after each start': async ({stage}) => {
      stage.phone.store.sold('remove_ads');
      await stage.start();
      expectGiven(stage);
    },
    'what was paid is settled although nothing can be loaded, on Android': async ({stage}) => {
      if (stage.isIos) return;
      const {store} = stage.phone;
      store.sell('remove_ads');
      store.failures.set('products', {fails: 'service'});
      await stage.start();
      expectSettled(stage);
      store.failures.set('products', null);
    },
  }),
  foreground: screenHook('useReadOnReturn', [true], {
    'a purchase of another phone is there when the user comes back': async ({stage}) => {
      stage.phone.store.sold('remove_ads');
      await stage.comeBack();
      expectGiven(stage);
    },
    'the sheet that makes the app inactive does not give twice': async ({stage}) => {
      stage.phone.moments.when('paid', () => {
        stage.phone.device.sendToBack();
        stage.phone.device.bringToFront();
      });
      await stage.buy();
      expectSettled(stage);
    },
  }),
  'plain-functions': alsoClaims(opener('openStore'), {
    'a renewal and a code come as events on iOS, and are read on Android': async ({stage}) => {
      const {store, log} = stage.phone;
      const countEvents = () =>
        log.entries.filter(({what}) => what === 'sends purchase-updated').length;
      store.sold('pro_monthly');
      store.addCode('WELCOME', 'remove_ads');
      await stage.start();
      const atStart = countEvents();
      await stage.pass(32 * DAYS);
      const renewed = countEvents();
      expect(renewed > atStart).toBe(stage.isIos);
      const {id} = store.redeem('WELCOME');
      await stage.settle();
      expect(countEvents() > renewed).toBe(stage.isIos);
      await stage.restart();
      expectFinished(stage, id);
    },
  }),
  'plain-functions 2': alsoClaims(holder('holdStore'), oneStepAtATime),
  'plain-functions 3': alsoClaims(storeRoot('StoreRoot'), {
    ...oneStepAtATime,
    'a store that did not open is opened by the next mount': async ({stage}) => {
      stage.loseStore();
      await stage.start();
      Object.assign(stage.phone.device, {paymentsAllowed: true, playServices: true});
      await stage.remount();
      await stage.act('load', stage.shop.load);
      await stage.buy();
      expectSettled(stage);
    },
  }),
});
