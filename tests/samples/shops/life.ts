import type {Simulator} from 'expo-iap-test-kit/simulator';
import {PhoneApp} from '../phoneApp.tsx';
import {Waits} from './waits.ts';

export type StoreCall = Parameters<Simulator['store']['failures']['set']>[0];

const allProducts = ['coins_100', 'coins_500', 'remove_ads', 'pro_monthly', 'pro_yearly'];

/** A phone with an app on it, and what can be wrong around the app. */
export class Life extends PhoneApp {
  readonly waits = new Waits();
  /** Timers that the running process still has. */
  readonly timers = new Set<object>();
  /** The acts that happened. */
  readonly lived: string[] = [];
  /** Whether the app dies at the moments that the history chose. */
  mayDie = false;
  readonly #failing = new Set<StoreCall>();

  /** Nothing keeps the app from reading the store: no network, a failing call, an answer that does not come. */
  get canRead(): boolean {
    const {device, catalog} = this.phone;
    const isOpen = device.network && !this.waits.isFor('store') && catalog.visible.length > 0;
    return isOpen && !this.#failing.has('products') && !this.#failing.has('purchases');
  }

  /** Nothing keeps the server from answering the app. */
  get canCheck(): boolean {
    const {device, server} = this.phone;
    return device.network && server.mood === 'well' && !this.waits.isFor('server');
  }

  /** Makes a call of the library to the store fail until `repair`. */
  fail(call: StoreCall): void {
    this.#failing.add(call);
    this.phone.store.failures.set(call, {fails: 'service'});
  }

  repair(): void {
    for (const call of this.#failing) this.phone.store.failures.set(call, null);
    this.#failing.clear();
    this.phone.catalog.show(...allProducts);
  }

  /** Everything around the app works again. */
  async putRight(): Promise<void> {
    const {device, server, store} = this.phone;
    this.mayDie = false;
    device.network = true;
    device.paymentsAllowed = true;
    server.mood = 'well';
    store.sheets.length = 0;
    store.ask = undefined;
    this.repair();
    this.waits.end();
    await this.settle();
  }

  /** Lets something happen to the phone, and waits for what follows. */
  async act(happens: () => void): Promise<void> {
    happens();
    await this.settle();
  }
}

/** The users of the phone; the first is the one who buys. */
export const owner = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';
export const other = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
