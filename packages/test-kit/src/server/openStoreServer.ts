import type {Phone} from '../kit/interface.ts';
import {SIMULATOR} from '../kit/openToServer.ts';
import {refuse, requireName, requireOptions} from '../kit/wrongUse.ts';
import {SimulatorError} from '../simulator/errors.ts';
import {APP_ID} from '../simulator/native/iosPayloads.ts';
import type {Simulator} from '../simulator/simulator.ts';
import type {PlatformName} from '../simulator/versions.ts';
import {openAppStore} from './apple/openAppStore.ts';
import {ServerFailures} from './failures.ts';
import {openPlayStore} from './google/openPlayStore.ts';
import {checkPush} from './google/pushes.ts';
import {listen} from './listen.ts';
import type {StoreServer, StoreServerOptions} from './storeServer.ts';

/** The app whose purchases the stores have. */
export const APP = {id: APP_ID, appleId: 1_234_567_890} as const;

/**
 * Opens the store's side of a phone to your server. On iOS, what the app gets is signed from now on, with the root certificate
 * that this returns.
 */
export async function openStoreServer(
  phone: Phone,
  options: StoreServerOptions = {},
): Promise<StoreServer> {
  return openStores(toStores(Reflect.get(Object(phone), SIMULATOR)), options);
}

/** The same for stores without the kit around them. */
export async function openStores(
  simulator: Stores,
  options: StoreServerOptions = {},
): Promise<StoreServer> {
  checkOptions(simulator.platform, options);
  const environment = options.environment ?? 'Production';
  requireName('The environment', environment, {Production: true, Sandbox: true});
  simulator.device.environment = environment;
  const app = {...APP, environment};
  const failures = new ServerFailures(simulator.platform);
  const side =
    simulator.platform === 'ios'
      ? await openAppStore(simulator, app, failures)
      : openPlayStore(simulator, app, failures, options);
  const {outbox, pushHeaders, ...rest} = side;
  return {
    ...rest,
    app,
    fail: (call, failure, times) => failures.set(call, failure, times),
    listen: (port) => listen(side.fetch, port),
    get messages() {
      return outbox.messages;
    },
    send: (to, how) => outbox.send(to, {...how, headers: {...pushHeaders(), ...how?.headers}}),
  };
}

const orders = {'newest first': true, 'newest last': true};

/** Refuses what only the other store has, and what no store has. */
function checkOptions(os: PlatformName, options: StoreServerOptions): void {
  requireOptions('openStoreServer', options, {environment: true, lineItems: true, push: true});
  const {lineItems, push} = options;
  if (lineItems !== undefined) requireName('The order of lineItems', lineItems, orders);
  if (push !== undefined) checkPush(push);
  if (os === 'ios' && (push ?? lineItems) !== undefined)
    refuse('push and lineItems are for Google Play, and this phone has the App Store.');
}

type Stores = Simulator<'ios'> | Simulator<'android'>;

/** The stores behind a phone of the kit, whatever entry made it. */
export function toStores(found: unknown): Stores {
  if (isStores(found)) return found;
  throw new SimulatorError('openStoreServer needs a phone that newPhone of this package made.');
}

function isStores(value: unknown): value is Stores {
  return value instanceof Object && 'store' in value && 'nativeModule' in value;
}
