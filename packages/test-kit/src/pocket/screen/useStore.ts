import {useCallback, useSyncExternalStore} from 'react';
import {describePhone} from '../../panel/describePhone.ts';
import {doAct, type PanelOrder} from '../../panel/orders.ts';
import type {RunningPhone} from '../runningPhone.ts';

/** The app is there as long as it runs, and its own React Native says whether it is in front. */
const ofHost: readonly string[] = ['start', 'reload', 'background', 'foreground'];
/** Whatever the catalog has, the app may sell. */
const sells = (): boolean => true;

/** The store as it is now, and what can be asked of it. */
export function useStore(pocket: RunningPhone) {
  useSyncExternalStore(
    pocket.subscribe,
    () => pocket.revision,
    () => pocket.revision,
  );
  const {phone, sheet = null} = pocket;
  const all = phone && describePhone(phone, sells);
  const acts = all?.acts.filter(({act}) => !ofHost.includes(act)) ?? [];
  const send = useCallback(
    (order: PanelOrder): void => {
      if (order.type === 'sheet') pocket.answer(order.choice);
      else if (order.type === 'killWhen') pocket.killWhen(order.moment);
      else if (order.act === 'killNext') pocket.killWhen('paid');
      else void pocket.act((one) => doAct(one, sells, order));
    },
    [pocket],
  );
  return {acts, view: all && {...all, acts}, sheet, send};
}
