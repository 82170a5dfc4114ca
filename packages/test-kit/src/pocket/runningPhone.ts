import type {PanelPhone} from '../panel/boughtElsewhere.ts';
import type {SheetView} from '../panel/describeSheet.ts';
import type {Moment} from '../simulator/moments.ts';
import type {SheetAnswer} from '../simulator/store/sheet.ts';
import type {CreateStore} from '../simulator/storePhone.ts';
import type {PlatformName} from '../simulator/versions.ts';
import {type Account, readAccount} from './account.ts';
import type {AppServer} from './appServer.ts';
import {type Act, doAgain} from './recorder.ts';
import {isStart, type PocketSettings, ReplayedPhone} from './replayedPhone.ts';
import type {ServerHalf} from './serverHalf.ts';
import type {Storage} from './storage.ts';

/** How often the phone's clock is set forward by the time that has passed, in ms. */
const CLOCK_STEP = 250;
/** Calls after which the same call can find something else in the memory of the native module. */
const connecting = /^(?:initConnection|endConnection|disable)$/;

/** What is around the phone. */
export type Surroundings = {
  readonly storage: Storage;
  readonly reload: () => void;
  readonly server: AppServer;
  readonly half: ServerHalf | undefined;
};

type Hands = ReturnType<ReplayedPhone['recorded']>;
type Running = Hands & {readonly phone: ReplayedPhone; readonly account: Account};

/** The phone of the running app: what happens to it is recorded, and done again when the app starts the next time. */
export class RunningPhone {
  readonly platform: PlatformName;
  /** Grows with each change, so that React can tell them apart. */
  revision = 0;
  readonly #around: Surroundings;
  readonly #opened: Promise<Running>;
  readonly #listeners = new Set<() => void>();
  /** Calls that would change nothing if they were done once more. */
  readonly #known = new Set<string>();
  #running: Running | undefined;
  #saved = Promise.resolve();
  #isChanging = false;
  /** How far the phone's clock is ahead. */
  #ahead = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(settings: PocketSettings, createStore: CreateStore, around: Surroundings) {
    this.platform = settings.platform;
    this.#around = around;
    this.#opened = this.#open(settings, createStore);
  }

  /** For reading only; undefined until the saved account has been read. */
  get phone(): PanelPhone | undefined {
    const {server} = this.#around;
    return this.#running && {...this.#running.phone.simulator, server};
  }

  /** The payment sheet that waits for the user. */
  get sheet(): SheetView | undefined {
    return this.#running?.phone.sheet?.view;
  }

  /** Calls the listener after each change; returns a function that ends it. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Does what the app asks for. A process that was killed gets no answer. */
  async ask(run: (hands: Hands) => unknown): Promise<unknown> {
    const running = await this.#opened;
    return running.phone.simulator.device.running ? run(running) : new Promise(() => {});
  }

  /** Gives the app what it asked for; where there is a half for servers, once that knows of it. */
  hand(payload: unknown, take: (handed: unknown) => void): void {
    const {half} = this.#around;
    const running = this.#running;
    if (!half || !running) return take(payload);
    const told = this.#saved.then(() => half(this.#write(), payload));
    this.#saved = told.then(() => {});
    void told.then(({payload: signed, acts}) => {
      for (const act of acts) doAgain(act, Object(Reflect.get(running.parts, act.part)));
      take(signed);
    });
  }

  answer = (answer: SheetAnswer): void => {
    this.#running?.whole.answer(answer);
    this.#change();
  };

  /**
   * Does something to the phone, its store or its clock. What is done through the phone that `run` gets is part of the
   * account after a reload; its arguments must fit into JSON.
   */
  act = async (run: (phone: PanelPhone) => Promise<void> | void): Promise<void> => {
    const {parts} = await this.#opened;
    try {
      await run({...parts, server: this.#around.server});
    } finally {
      this.#ahead = Math.max(this.#ahead, parts.clock.now - Date.now());
      this.#save();
      this.hand(undefined, () => this.#change());
    }
    if (!parts.device.running) await this.#restart();
  };

  /** Ends the process of the app: the account is saved, and the app's JavaScript starts anew. */
  kill = (): Promise<void> => this.act(({device}) => device.killApp());

  /** The same at a moment of the next purchase, such as `delivered`. */
  killWhen = (moment: Moment): void => {
    this.#running?.whole.killWhen(moment);
    this.#change();
  };

  /** Forgets the account, and starts the app anew. */
  reset = async (): Promise<void> => {
    const {phone} = await this.#opened;
    phone.simulator.device.killApp();
    this.#running = undefined;
    this.#save();
    await this.#restart();
  };

  async #open(settings: PocketSettings, createStore: CreateStore): Promise<Running> {
    const account = await readAccount(this.#around.storage, settings);
    const phone = new ReplayedPhone(settings, account, createStore);
    await phone.replay(account.entries);
    // A process that only looked is forgotten, so that reloads do not pile up.
    const start = account.entries.findLastIndex(isStart);
    if (!phone.touched && start >= 0) account.entries.splice(start);
    await phone.passUntil(account.now + Math.max(0, Date.now() - account.savedAt));
    const {clock, log} = phone.simulator;
    this.#ahead = clock.now - Date.now();
    log.listen(({place}) => {
      if (place === 'store') this.#known.clear();
      this.#change();
    });
    phone.onSheet = () => this.#change();
    phone.onKill = () => void this.#restart();
    const running = {phone, account, ...phone.recorded((act) => this.#note(act))};
    this.#running = running;
    running.whole.start();
    this.#timer = setInterval(() => void phone.passUntil(Date.now() + this.#ahead), CLOCK_STEP);
    return running;
  }

  #note(act: Act): void {
    if (!this.#running || (act.part === 'nativeModule' && !this.#isNews(act))) return;
    const {account, phone} = this.#running;
    account.entries.push({...act, at: phone.simulator.clock.now});
    this.#save();
  }

  #isNews({name, args}: Act): boolean {
    if (connecting.test(name)) this.#known.clear();
    const call = JSON.stringify([name, args]);
    const isNews = !this.#known.has(call);
    this.#known.add(call);
    return isNews;
  }

  #save(): void {
    this.#saved = this.#saved
      .then(() => this.#around.storage.write(this.#write()))
      .catch((error: unknown) => console.warn('The simulated store could not be saved.', error));
  }

  #write(): string {
    if (!this.#running) return '';
    const {account, phone} = this.#running;
    return JSON.stringify({...account, now: phone.simulator.clock.now, savedAt: Date.now()});
  }

  async #restart(): Promise<void> {
    clearInterval(this.#timer);
    await this.#saved;
    this.#around.reload();
  }

  /** Tells listeners once of all that happens at the same time: a month has many entries in the log. */
  #change(): void {
    if (this.#isChanging) return;
    this.#isChanging = true;
    queueMicrotask(() => {
      this.#isChanging = false;
      this.revision += 1;
      for (const listener of [...this.#listeners]) listener();
    });
  }
}
