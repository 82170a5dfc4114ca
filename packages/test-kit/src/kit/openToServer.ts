import type {Simulator} from '../simulator/simulator.ts';

/** Where the entry for servers finds the stores of a phone, which is another file of the package. */
export const SIMULATOR: unique symbol = Symbol.for('expo-iap-test-kit/simulator');

/** Lets the entry for servers reach the stores, without a member that tests see. */
export function openToServer<Phone extends object>(phone: Phone, simulator: Simulator): Phone {
  return Object.defineProperty(phone, SIMULATOR, {value: simulator});
}
