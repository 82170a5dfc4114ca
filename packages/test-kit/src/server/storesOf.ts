import {SIMULATOR} from '../kit/openToServer.ts';
import {SimulatorError} from '../simulator/errors.ts';
import type {Simulator} from '../simulator/simulator.ts';

/** The stores behind a phone of the kit, whatever entry made it. */
export function storesOf(phone: object): Simulator {
  const found: unknown = Reflect.get(Object(phone), SIMULATOR);
  if (isSimulator(found)) return found;
  throw new SimulatorError('openStoreServer needs a phone that newPhone of this package made.');
}

function isSimulator(value: unknown): value is Simulator {
  return value instanceof Object && 'store' in value && 'nativeModule' in value;
}

// Each entry has its own copy of the classes, so `instanceof` would not tell.
export function isApple(simulator: Simulator): simulator is Simulator<'ios'> {
  return simulator.platform === 'ios';
}

export function isGoogle(simulator: Simulator): simulator is Simulator<'android'> {
  return simulator.platform === 'android';
}
