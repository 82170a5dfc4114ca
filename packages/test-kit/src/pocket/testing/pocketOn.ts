import {createSimulator} from '../../simulator/simulator.ts';
import {newest} from '../../simulator/testing/testApp.ts';
import type {PlatformName} from '../../simulator/versions.ts';
import type {PocketPhone, PocketSheet} from '../pocketPhone.ts';

/** A phone in an app that forgets everything when it is closed; `dies` counts how often the app was killed. */
export function pocketOn(platform: PlatformName) {
  const phone = createSimulator({version: newest, platform});
  const listeners = new Set<() => void>();
  let waiting: (PocketSheet & {readonly answer: PocketPhone['answer']}) | undefined;
  let revision = 0;
  let deaths = 0;
  const change = (): void => {
    revision += 1;
    for (const listener of listeners) listener();
  };
  phone.log.listen(change);
  phone.device.onProcess(change, () => {
    deaths += 1;
    queueMicrotask(() => phone.device.startApp());
  });
  phone.store.ask = (productId, phases) =>
    new Promise((answer) => {
      waiting = {product: phone.catalog.get(productId), phases, answer};
      change();
    });
  const pocket: PocketPhone = {
    platform,
    phone,
    get sheet() {
      return waiting;
    },
    get revision() {
      return revision;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer(answer) {
      const open = waiting;
      waiting = undefined;
      open?.answer(answer);
      change();
    },
    async act(run) {
      await run(phone);
      change();
    },
    kill: async () => phone.device.killApp(),
    killWhen(moment) {
      phone.moments.when(moment, () => phone.device.killApp());
      change();
    },
    reset: async () => {},
  };
  return {pocket, phone, deaths: () => deaths};
}
