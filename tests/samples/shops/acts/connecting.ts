import type {Simulator} from 'expo-iap-test-kit/simulator';
import {isRecord} from '../../library.ts';
import {type Act, act} from './act.ts';

/** The next start of the app finds no store: Google's billing fails, or the iPhone may not buy. */
export const losesStore: Act = act('the store refuses to connect', (shop) => {
  if (shop.phone.platform === 'ios') shop.phone.device.paymentsAllowed = false;
  else shop.fail('connect');
});

export const findsStore: Act = act('the store can be connected to again', (shop) => {
  shop.phone.device.paymentsAllowed = true;
  shop.repair();
});

/** Whether the running app asked for a connection and got none; the hook doesn't ask again, so the app has to be started. */
export function hasNoStore({log}: Simulator): boolean {
  const last = log.entries.findLast(({what}) => /^(?:answers|rejects) initConnection$/.test(what));
  return last !== undefined && (last.what.startsWith('rejects') || last.details === false);
}

/** Whether a rejection is the one that the hook itself leaves when it can't connect. */
export function isOfHook(error: unknown): boolean {
  return isRecord(error) && error.code === 'E_INIT_CONNECTION';
}
