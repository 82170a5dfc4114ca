import {FakeStore} from './fakeStore.ts';
import type {PlatformName} from './storeTypes.ts';

type Listener = (payload: unknown) => void;

type Device = {
  os: PlatformName;
  store: FakeStore;
  /** Addresses that the app opened. */
  opened: string[];
  /** Who wants to know that the app comes to the front. */
  readonly appState: Set<(state: string) => void>;
  readonly listeners: Map<string, Set<Listener>>;
  /** Makes the native side forget what it has in memory. */
  readonly forget: Set<() => void>;
};

/** The phone that runs the app: its system, its store account, and the process of the app. */
export const device: Device = {
  os: 'ios',
  store: new FakeStore(),
  opened: [],
  appState: new Set(),
  listeners: new Map(),
  forget: new Set(),
};

/** Gives the app a new phone with a store account that never bought anything. */
export function newDevice(os: PlatformName): FakeStore {
  device.os = os;
  device.store = new FakeStore();
  device.opened = [];
  killApp();
  return device.store;
}

/** Ends the process of the app; what it had in memory is lost. */
export function killApp(): void {
  device.listeners.clear();
  device.appState.clear();
  device.store.onUpdate = undefined;
  for (const forget of device.forget) forget();
}

/** Delivers an event of the native module. */
export function emit(event: string, payload: unknown): void {
  for (const listener of [...(device.listeners.get(event) ?? [])]) listener(payload);
}

/** How many listeners of any event the app has. */
export function countListeners(): number {
  return [...device.listeners.values()].reduce((count, {size}) => count + size, 0);
}
