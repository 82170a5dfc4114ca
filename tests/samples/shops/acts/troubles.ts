import type {PlatformName} from 'expo-iap-test-kit/versions';
import fc from 'fast-check';
import type {StoreCall} from '../life.ts';
import type {Answerer} from '../waits.ts';
import {type Act, act} from './act.ts';
import {findsStore, losesStore} from './connecting.ts';

const calls: Readonly<Record<PlatformName, readonly StoreCall[]>> = {
  ios: ['products', 'sync', 'status', 'manage'],
  android: ['products', 'purchases', 'acknowledge', 'consume'],
};

const fails = (call: StoreCall): Act => act(`the store fails: ${call}`, (shop) => shop.fail(call));

const stopsAnswering = (who: Answerer): Act =>
  act(`the ${who} stops answering`, ({phone, waits}) => waits.add(who, phone[who].gate.hold()));

const acts: readonly Act[] = [
  losesStore,
  findsStore,
  act('the phone goes offline', ({phone}) => {
    phone.device.network = false;
  }),
  act('the phone is online again', ({phone}) => {
    phone.device.network = true;
  }),
  act('the store works again', (shop) => shop.repair()),
  act('the server is down', ({phone}) => {
    phone.server.mood = 'down';
  }),
  act('the server trusts no purchase', ({phone}) => {
    phone.server.mood = 'distrustful';
  }),
  act('the server works again', ({phone}) => {
    phone.server.mood = 'well';
  }),
  stopsAnswering('server'),
  stopsAnswering('store'),
  act('what waited is answered', ({waits}) => waits.end()),
  act('the products are taken from sale', ({phone: {catalog}}) =>
    catalog.hide(...catalog.visible.map(({id}) => id)),
  ),
];

/** What can be wrong with phone, store and server. */
export function troubles(platform: PlatformName): readonly fc.Arbitrary<Act>[] {
  return [fc.constantFrom(...acts), fc.constantFrom(...calls[platform]).map(fails)];
}
