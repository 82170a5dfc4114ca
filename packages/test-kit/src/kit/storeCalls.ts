import type {StoreCall} from '../simulator/store/storeCalls.ts';
import type {PlatformName} from '../simulator/versions.ts';
import {refuse, requireName} from './wrongUse.ts';

const systems: Readonly<Record<StoreCall, PlatformName | 'both'>> = {
  products: 'both',
  ...{connect: 'android', purchases: 'android', acknowledge: 'android', consume: 'android'},
  ...{sync: 'ios', status: 'ios', manage: 'ios', refund: 'ios'},
};

/** Refuses a call that the store of the phone does not have. */
export function checkCall(os: PlatformName, call: StoreCall): void {
  requireName('The call of phone.store.setSimulatedError', call, systems);
  const system = systems[call];
  if (system !== 'both' && system !== os)
    refuse(`The call "${call}" cannot fail on ${os}: only the store of ${system} has it.`);
}
