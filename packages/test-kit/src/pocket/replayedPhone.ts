import {describeSheet, type SheetView} from '../panel/describeSheet.ts';
import {settle} from '../simulator/clock.ts';
import type {Moment} from '../simulator/moments.ts';
import type {SheetAnswer} from '../simulator/store/sheet.ts';
import {
  type CreateStore,
  createStorePhone,
  type PhoneStart,
  type StorePhone,
} from '../simulator/storePhone.ts';
import {type Act, doAgain, type Entry, recorded} from './recorder.ts';

/** Which store is simulated for which release of the library. */
export type PocketSettings = Pick<PhoneStart, 'platform' | 'traits' | 'catalog'> & {
  readonly version: string;
};

/** Where an account begins. */
export type AccountStart = Pick<PhoneStart, 'startsAt' | 'seed'>;

type Listener = (payload: unknown) => void;

/** The part of the acts that are done to the phone as a whole. */
const WHOLE = 'phone';

/** Acts that change nothing by themselves but what the process has in its memory. */
const isOfProcess = ({part, name}: Act): boolean =>
  part === 'nativeModule' || (part === WHOLE && /^(?:start|listen|unlisten)$/.test(name));

/** Whether a process of the app starts with an act. */
export const isStart = ({part, name}: Act): boolean => part === WHOLE && name === 'start';

/** A phone on which acts can be done again: after the same acts at the same times, its store is the same. */
export class ReplayedPhone {
  readonly simulator: StorePhone;
  sheet: {readonly view: SheetView; readonly close: (answer: SheetAnswer) => void} | undefined;
  onSheet: (() => void) | undefined;
  /** Called when the app is killed at a moment that it waited for. */
  onKill: (() => void) | undefined;
  /** Whether anything happened since the app was started that a later process could notice. */
  touched = false;
  readonly #subscriptions = new Map<number, {readonly remove: () => void}>();
  readonly #listeners = new Map<number, Listener>();

  constructor(settings: PocketSettings, {startsAt, seed}: AccountStart, createStore: CreateStore) {
    this.simulator = createStorePhone({...settings, startsAt, seed}, createStore);
    const {device, store, log} = this.simulator;
    device.killApp();
    log.listen(({place, what, details}) => {
      if (place === 'store') this.touched = true;
      if (place === 'native' && what.startsWith('answers ')) this.#give(details);
    });
    store.ask = (productId, phases) =>
      new Promise((close) => {
        this.sheet = {view: describeSheet(this.simulator.catalog.get(productId), phases), close};
        this.onSheet?.();
      });
  }

  /** Starts the app; a reload ends the process before as a kill does. */
  start(): void {
    const {device} = this.simulator;
    if (device.running) device.killApp();
    this.sheet = undefined;
    this.touched = false;
    device.startApp();
  }

  listen(id: number, event: string): void {
    const tell = (payload: unknown) => {
      this.#give(payload);
      this.#listeners.get(id)?.(payload);
    };
    this.#subscriptions.set(id, this.simulator.nativeModule.addListener(event, tell));
  }

  /** Who gets the events: nobody when they are sent once more. */
  hear(id: number, listener: Listener): void {
    this.#listeners.set(id, listener);
  }

  unlisten(id: number): void {
    this.#subscriptions.get(id)?.remove();
  }

  answer(answer: SheetAnswer): void {
    const open = this.sheet;
    this.sheet = undefined;
    open?.close(answer);
  }

  killWhen(moment: Moment): void {
    const {device, moments} = this.simulator;
    moments.when(moment, () => {
      device.killApp();
      this.onKill?.();
    });
  }

  /** Lets time pass up to a time of the clock. */
  async passUntil(time: number): Promise<void> {
    const {clock} = this.simulator;
    await clock.advance(Math.max(0, time - clock.now));
  }

  /** Does acts of former processes again; what failed then fails again. */
  async replay(entries: readonly Entry[]): Promise<void> {
    for (const entry of entries) {
      await this.passUntil(entry.at);
      if (!isOfProcess(entry)) this.touched = true;
      const owner: unknown = entry.part === WHOLE ? this : Reflect.get(this.simulator, entry.part);
      // The app, or the person at the controls, was told of it then.
      new Promise((done) => done(doAgain(entry, Object(owner)))).catch(() => {});
    }
    await settle();
  }

  /** Notes that the app has got what a payload names; what it makes of that, nobody can see from here. */
  #give(payload: unknown): void {
    const {store, ledger} = this.simulator;
    for (const one of [payload].flat()) {
      const {transactionId, purchaseToken}: Record<string, unknown> = Object(one);
      const found = store.find(String(transactionId)) ?? store.find(String(purchaseToken));
      const row = found && ledger.rows.get(found.id);
      if (row?.paid && !row.refunded && row.given === 0) ledger.give(row.purchase);
    }
  }

  /** The phone and its store, for acts that are to be done again. Time is no act: every act has its own. */
  recorded(note: (act: Act) => void): {readonly whole: ReplayedPhone; readonly parts: StorePhone} {
    const {nativeModule, store, device, moments} = this.simulator;
    const parts = Object.entries({nativeModule, store, device, moments});
    const others = Object.fromEntries(
      parts.map(([name, part]) => [name, recorded(part, name, note)]),
    );
    return {whole: recorded(this, WHOLE, note), parts: {...this.simulator, ...others}};
  }
}
