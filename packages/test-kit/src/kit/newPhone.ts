import {settle} from '../simulator/clock.ts';
import {SEEDS} from '../simulator/ids.ts';
import {createSimulator, type Simulator} from '../simulator/simulator.ts';
import {AppStore} from '../simulator/store/appStore.ts';
import {createActs} from './acts.ts';
import {setSimulator} from './currentPhone.ts';
import {createEvents} from './events.ts';
import {nextTask} from './hostTimers.ts';
import type {Phone, PhoneOptions} from './interface.ts';
import {createLedger} from './ledger.ts';
import {libraryVersion} from './libraryVersion.ts';
import {SIMULATOR} from './openToServer.ts';
import {checkPhoneOptions, requireTime} from './phoneOptions.ts';
import {createServer} from './server.ts';
import {createStore} from './store.ts';
import {refuse, requireFlag, requireFunction, requireName, show} from './wrongUse.ts';

const HOUR = 60 * 60 * 1000;
/** How often the app may wait for something before it waits for the user. */
const TURNS = 10;

/** Makes a phone, on which the library runs from now on. Each test takes a new one. */
export function newPhone(os: 'ios' | 'android', options: PhoneOptions = {}): Phone {
  checkPhoneOptions(options);
  const {products, account, startsAt = Date.now()} = options;
  const simulator = createSimulator({
    version: libraryVersion(),
    platform: os,
    startsAt,
    seed: seedOf(options.seed),
    ...(products && {catalog: products}),
  });
  if (account === null) simulator.device.signOut();
  else if (account !== undefined) simulator.device.signIn(account);
  letPausesPass(simulator);
  setSimulator(simulator);
  // The entry for servers reaches the stores, without a member that tests see.
  return Object.defineProperty(describePhone(simulator, os), SIMULATOR, {value: simulator});
}

/** An answer of the library that waits for a second or two comes by itself: nobody else moves the clock. */
function letPausesPass({clock}: Simulator): void {
  clock.onPause = (ms) => {
    const end = clock.now + ms;
    void nextTask().then(() => clock.advance(Math.max(0, end - clock.now)));
  };
}

function describePhone(simulator: Simulator, os: Phone['os']): Phone {
  const {device, clock} = simulator;
  const events = createEvents(simulator);
  const acts = createActs(simulator);
  return {
    os,
    store: createStore(simulator),
    server: createServer(simulator),
    ledger: createLedger(simulator, acts),
    run(mount) {
      requireFunction('What phone.run mounts', mount);
      let unmount = device.running ? mountApp(mount) : undefined;
      device.onProcess(
        () => (unmount = mountApp(mount)),
        () => unmount?.(),
      );
    },
    kill() {
      if (!device.running) refuse('The app is not running; call phone.start first.');
      device.killApp();
    },
    start() {
      if (device.running) {
        acts.requireAll();
        refuse('The app is already running; call phone.kill first.');
      }
      device.startApp();
    },
    at: (moment, act) => acts.at(moment, act),
    reinstall(where) {
      if (where !== undefined)
        requireName('What phone.reinstall takes', where, {'another phone': true});
      device.uninstall();
      if (where !== undefined && simulator.store instanceof AppStore) simulator.store.changePhone();
      device.startApp();
    },
    killAt: (moment) => acts.killAt(moment),
    get network() {
      return device.network;
    },
    set network(works) {
      device.network = requireFlag('phone.network', works);
    },
    get paymentsAllowed() {
      return device.paymentsAllowed;
    },
    set paymentsAllowed(allowed) {
      device.paymentsAllowed = requireFlag('phone.paymentsAllowed', allowed);
    },
    get playServices() {
      return os === 'android' && device.playServices;
    },
    set playServices(installed) {
      if (os === 'ios') refuse('An iPhone has no Google Play services.');
      device.playServices = requireFlag('phone.playServices', installed);
    },
    get account() {
      return device.account;
    },
    set account(account) {
      if (account === null) device.signOut();
      else if (typeof account === 'string' && account !== '') device.signIn(account);
      else refuse(`phone.account is the name of a store account or null, not ${show(account)}.`);
    },
    get time() {
      return clock.now;
    },
    forward(time) {
      const ms = readTime(time);
      requireTime('The end of phone.forward', clock.now + ms);
      return clock.advance(ms);
    },
    log: (length) => events.write(length),
    get events() {
      return events.list();
    },
  };
}

function mountApp(mount: () => () => void): () => void {
  const unmount: unknown = mount();
  if (typeof unmount === 'function') return () => void Reflect.apply(unmount, undefined, []);
  // A test without anything to unmount returns nothing.
  if (unmount === undefined) return () => {};
  return refuse(
    `phone.run mounts with a function that returns what unmounts it, not ${show(unmount)}.`,
  );
}

function readTime(time: Parameters<Phone['forward']>[0]): number {
  const {days, hours}: {days?: unknown; hours?: unknown} = Object(time);
  const parts = [days, hours].filter((one) => one !== undefined);
  const [first = 0, second = 0] = [days ?? 0, hours ?? 0].map(Number);
  const ms = (first * 24 + second) * HOUR;
  const wrong = parts.some((one) => typeof one !== 'number' || !(one >= 0 && Number.isFinite(one)));
  if (parts.length > 0 && !wrong) return ms;
  return refuse('phone.forward needs {days} or {hours}, which are numbers of zero or more.');
}

/** Waits until the app, the store and the server have nothing left to do on their own. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    await settle();
    await nextTask();
  }
}

/** Where the count of this process is: a test runner may load this file anew for each test file. */
const COUNT = Symbol.for('expo-iap-test-kit/phones');

/** The seed that a test gives; without one, another one for each phone of this process. */
function seedOf(given: number | undefined): number {
  if (given === undefined) {
    const before: unknown = Reflect.get(globalThis, COUNT);
    const count = typeof before === 'number' ? before + 1 : 0;
    Reflect.set(globalThis, COUNT, count);
    return SEEDS + count;
  }
  if (Number.isInteger(given) && given >= 0 && given < SEEDS) return given;
  return refuse(`A seed is a whole number from 0 to ${SEEDS - 1}, not ${show(given)}.`);
}
