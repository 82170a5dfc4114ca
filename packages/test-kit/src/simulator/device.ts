import {SimulatorError} from './errors.ts';
import type {Log} from './log.ts';

type AppState = 'active' | 'background';

/** The phone: its settings, its store accounts, and the process of the app. */
export class Device {
  network = true;
  /** Google Play services are installed. */
  playServices = true;
  /** Screen time or a company allows payments. */
  paymentsAllowed = true;
  /** `Storefront.countryCode` of Apple; the library never asks Google for it. */
  storefront = 'USA';
  /** The App Store that sold the app: the sandbox for testers. Google only marks its test purchases. */
  environment: 'Production' | 'Sandbox' = 'Production';
  /** A window (iOS) or an activity (Android) can show a sheet. */
  canShowSheets = true;
  /**
   * Whether a queued native function runs before the next synchronous one (`ahead`) or after it (`behind`); a real
   * device decides by chance (expo-modules-core 2.5.0 `ios/Core/Functions/AsyncFunctionDefinition.swift:93`).
   */
  nativeQueue: 'ahead' | 'behind' = 'ahead';
  /** Addresses that the app opened, the newest last. */
  readonly opened: string[] = [];
  readonly #log: Log;
  #account: string | null = 'user';
  #process = 0;
  #running = false;
  #state: AppState = 'active';
  readonly #startListeners = new Set<() => void>();
  readonly #killListeners = new Set<() => void>();
  readonly #stateListeners = new Set<(state: AppState) => void>();

  constructor(log: Log) {
    this.#log = log;
  }

  /** The store account that the app buys with; null when nobody is signed in. */
  get account(): string | null {
    return this.#account;
  }

  signIn(account: string): void {
    this.#account = account;
    this.#log.note('device', 'uses the account', {account});
  }

  signOut(): void {
    this.#account = null;
    this.#log.note('device', 'signs out of the store');
  }

  get running(): boolean {
    return this.#running;
  }

  /** Number of the process; native code of an older process no longer runs. */
  get process(): number {
    return this.#process;
  }

  /** Starts the app, and asks its host to mount it. */
  startApp(): void {
    if (this.#running) throw new SimulatorError('The app is already running; call killApp first.');
    this.#running = true;
    this.#process += 1;
    this.#state = 'active';
    this.#log.note('device', 'starts the app');
    for (const listener of [...this.#startListeners]) listener();
  }

  /** Ends the process; everything that the app had in memory is lost. */
  killApp(): void {
    if (!this.#running) throw new SimulatorError('The app is not running; call startApp first.');
    this.#running = false;
    this.#stateListeners.clear();
    this.#log.note('device', 'kills the app');
    for (const listener of [...this.#killListeners]) listener();
  }

  /** Removes the app; to start it installs it again. */
  uninstall(): void {
    if (this.#running) this.killApp();
    this.#log.note('device', 'removes the app');
  }

  /**
   * The host of the app mounts it on each start and unmounts it on each kill; returns a function that removes the host,
   * so that another can take over.
   */
  onProcess(start: () => void, kill: () => void): () => void {
    this.#startListeners.add(start);
    this.#killListeners.add(kill);
    return () => {
      this.#startListeners.delete(start);
      this.#killListeners.delete(kill);
    };
  }

  /** Tells the app through `AppState` where it is. */
  bringToFront(): void {
    this.#change('active');
  }

  sendToBack(): void {
    this.#change('background');
  }

  /** For the host's `AppState.addEventListener`. */
  onAppState(listener: (state: AppState) => void): {remove: () => void} {
    this.#stateListeners.add(listener);
    return {remove: () => void this.#stateListeners.delete(listener)};
  }

  /** For the host's `Linking.openURL`. */
  openAddress(address: string): void {
    this.opened.push(address);
    this.#log.note('device', 'opens', {address});
  }

  get appState(): AppState {
    return this.#state;
  }

  #change(state: AppState): void {
    this.#state = state;
    this.#log.note('device', `app is ${state}`);
    for (const listener of [...this.#stateListeners]) listener(state);
  }
}
