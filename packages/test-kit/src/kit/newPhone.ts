import {settle} from '../simulator/clock.ts';
import {createSimulator, type Simulator} from '../simulator/simulator.ts';
import {setCurrentSimulator} from './currentPhone.ts';
import {nextTask} from './hostTimers.ts';
import type {Phone, PhoneOptions} from './interface.ts';
import {createLedger} from './ledger.ts';
import {createServer} from './server.ts';
import {createStore} from './store.ts';

/** Version of expo-iap whose native side is simulated; the build puts it in. */
declare const LIBRARY_VERSION: string;

const HOUR = 60 * 60 * 1000;
/** How often the app may wait for something before it waits for the user. */
const TURNS = 10;

/** Makes a phone, on which the library runs from now on. Each test takes a new one. */
export function newPhone(os: 'ios' | 'android', options: PhoneOptions = {}): Phone {
  const {products, account, startsAt = Date.now()} = options;
  const simulator = createSimulator({
    version: LIBRARY_VERSION,
    platform: os,
    startsAt,
    ...(products && {catalog: products}),
  });
  if (account === null) simulator.device.signOut();
  else if (account !== undefined) simulator.device.signIn(account);
  setCurrentSimulator(simulator);
  return describePhone(simulator, os);
}

function describePhone(simulator: Simulator, os: Phone['os']): Phone {
  const {device, clock, moments, log} = simulator;
  return {
    os,
    store: createStore(simulator),
    server: createServer(simulator),
    ledger: createLedger(simulator),
    run(mount) {
      let unmount = device.running ? mount() : undefined;
      device.onProcess(
        () => (unmount = mount()),
        () => unmount?.(),
      );
    },
    kill: () => device.killApp(),
    start: () => device.startApp(),
    killAt: (moment) => moments.when(moment, () => device.killApp()),
    get network() {
      return device.network;
    },
    set network(works) {
      device.network = works;
    },
    get time() {
      return clock.now;
    },
    forward: ({days = 0, hours = 0}) => clock.advance((days * 24 + hours) * HOUR),
    log: () => log.toText(),
  };
}

/** Waits until the app, the store and the server have nothing left to do on their own. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    await settle();
    await nextTask();
  }
}
