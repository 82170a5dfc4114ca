import {SIMULATOR} from '../kit/openToServer.ts';
import {SimulatorError} from '../simulator/errors.ts';
import type {Simulator} from '../simulator/simulator.ts';

type Stores = Simulator<'ios'> | Simulator<'android'>;

/** The stores behind a phone of the kit, whatever entry made it. */
export function storesOf(phone: object): Stores {
  const found: unknown = Reflect.get(Object(phone), SIMULATOR);
  if (isStores(found)) return found;
  throw new SimulatorError('openStoreServer needs a phone that newPhone of this package made.');
}

function isStores(value: unknown): value is Stores {
  return value instanceof Object && 'store' in value && 'nativeModule' in value;
}
