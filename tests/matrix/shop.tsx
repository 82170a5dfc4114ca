import {createSimulator, type Simulator} from 'expo-iap-test-kit/simulator';
import {setSimulator} from 'expo-iap-test-kit/testing/host';
import type {PlatformName} from 'expo-iap-test-kit/versions';
import {createRoot, type Root} from 'react-dom/client';
import {type Library, loadLibrary, releaseOf} from '../behavior/library.ts';
import {rest} from '../behavior/rest.ts';
import {globalsOf, packagesOf} from './processOf.ts';
import {isComponent, type ShopApp} from './shopApp.ts';
import {type Recorder, ShopServer} from './shopServer.ts';
import {Waits} from './waits.ts';

export type StoreCall = Parameters<Simulator['store']['failures']['set']>[0];

const allProducts = ['coins_100', 'coins_500', 'remove_ads', 'pro_monthly', 'pro_yearly'];

/** What an act of the user was about, for the promise that the user is told the truth. */
export type Tap = {
  readonly button: string;
  /** Purchases that the store made meanwhile. */
  readonly sold: readonly string[];
  /** Requests that reached the native side meanwhile. */
  readonly requests: number;
  readonly message: string;
  /** Whether the store could be read during the whole act. */
  readonly couldRead: boolean;
  /** Whether the server answered during the whole act. */
  readonly couldCheck: boolean;
};

/** A phone with one app of the site on it, in any state that a history can bring about. */
export class Shop {
  readonly app: ShopApp;
  readonly phone: Simulator;
  readonly server: ShopServer;
  readonly rejections: unknown[] = [];
  /** Products that the app unlocked although the account has no access to them. */
  readonly unlockedWithout: string[] = [];
  readonly waits = new Waits();
  /** Timers and listeners of AppState that the running process still has. */
  readonly pending = {timers: new Set<object>(), states: new Set<object>()};
  tap: Tap | undefined;
  /** The acts that happened. */
  readonly lived: string[] = [];
  /** Whether the app dies at the moments that the history chose. */
  mayDie = false;
  user = owner;
  readonly #library: Library;
  readonly #failing = new Set<StoreCall>();
  #root: Root | undefined;
  #box: HTMLElement | undefined;
  #show: (() => void) | undefined;

  static async build(app: ShopApp, platform: PlatformName): Promise<Shop> {
    const version = releaseOf(app.docs);
    const phone = createSimulator({version, platform});
    phone.device.killApp();
    setSimulator(phone);
    return new Shop(app, phone, await loadLibrary(version));
  }

  private constructor(app: ShopApp, phone: Simulator, library: Library) {
    this.app = app;
    this.phone = phone;
    this.#library = library;
    this.server = new ShopServer(phone, app.givesItself, recorderOf(app));
    phone.device.onProcess(
      () => {},
      () => this.#unmount(),
    );
  }

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
    const {catalog} = this.phone;
    catalog.show(...allProducts);
  }

  /** Everything around the app works again, and the user who bought is signed in. */
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

  get isRunning(): boolean {
    return this.phone.device.running;
  }

  async start(): Promise<void> {
    this.phone.device.startApp();
    const {process} = this.phone.device;
    this.pending.timers.clear();
    this.pending.states.clear();
    const load = this.app.open({
      packages: packagesOf(this.#library, this.pending.states),
      globals: globalsOf(this.phone, this.server.fetchOf(process), this.pending.timers),
    });
    const Screen = load(this.app.entry).default;
    if (!isComponent(Screen)) throw new Error(`${this.app.entry} exports no component.`);
    this.#box = document.body.appendChild(document.createElement('main'));
    const root = createRoot(this.#box);
    this.#root = root;
    const sessions = new Map<string, object>();
    this.#show = () => {
      const {user} = this;
      const session = sessions.get(user) ?? {userId: user, token: user};
      sessions.set(user, session);
      root.render(<Screen {...this.app.props} {...this.#props(session)} />);
    };
    this.#show();
    await this.settle();
  }

  async kill(): Promise<void> {
    if (this.isRunning) this.phone.device.killApp();
    await this.settle();
  }

  /** The screen goes away while the process lives on. */
  async close(): Promise<void> {
    this.#unmount();
    await this.settle();
  }

  async signIn(user: string): Promise<void> {
    this.user = user;
    this.#show?.();
    await this.settle();
  }

  async settle(): Promise<void> {
    await rest();
  }

  async act(happens: () => void): Promise<void> {
    happens();
    await this.settle();
  }

  async pass(ms: number): Promise<void> {
    await this.phone.clock.advance(ms);
    await this.settle();
  }

  get buttons(): readonly HTMLButtonElement[] {
    return [...(this.#box?.querySelectorAll('button') ?? [])];
  }

  get message(): string {
    return this.#box?.querySelector('[role=alert]')?.textContent ?? '';
  }

  /** Coins on the screen; undefined where the screen shows none. */
  get coins(): number | undefined {
    const text = this.#box?.querySelector('[role=heading]')?.textContent ?? '';
    const found = /You have (\d+) coins/.exec(text)?.[1];
    return found === undefined ? undefined : Number(found);
  }

  get text(): string {
    return [...(this.#box?.querySelectorAll('span, button') ?? [])]
      .map(({textContent}) => textContent)
      .join('\n');
  }

  get isLoading(): boolean {
    return Boolean(this.#box?.querySelector('[role=progressbar]'));
  }

  #props(session: object) {
    if (this.app.name === 'complete-impl') return {session};
    // A real app passes what its server says; the coins of a user who starts again are theirs.
    if (this.app.name === 'basic-store') return {balance: this.server.accountOf('user').coins};
    if (this.app.name !== 'subscription-manager') return {};
    const giveAccess = (productId: string) => {
      if (!this.hasAccess(productId)) this.unlockedWithout.push(productId);
    };
    return {giveAccess};
  }

  /** Whether the store account has paid for access to a product. */
  hasAccess(productId: string): boolean {
    return this.phone.store.purchases.some(
      (one) => one.productId === productId && this.server.isActive(one.token),
    );
  }

  /** What the server says that the user on the screen has. */
  get account() {
    return this.server.accountOf(this.app.name === 'complete-impl' ? this.user : 'user');
  }

  /** Whether the account has access to something that this shop restores. */
  get hasAccessToAny(): boolean {
    const unlock = this.app.name === 'subscription-manager' ? [] : ['remove_ads'];
    const yearly = this.app.name === 'complete-impl' ? [] : ['pro_yearly'];
    return [...unlock, 'pro_monthly', ...yearly].some((id) => this.hasAccess(id));
  }

  #unmount(): void {
    this.#root?.unmount();
    this.#box?.remove();
    this.#root = undefined;
    this.#box = undefined;
    this.#show = undefined;
  }
}

/** The users of the phone; the first is the one who buys. */
export const owner = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';
export const other = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

function recorderOf(app: ShopApp): Recorder {
  const {recordPurchase} = app.open({packages: {}, globals: {}})('server-ledger');
  if (!isRecorder(recordPurchase)) throw new Error('server-ledger.ts has no recordPurchase.');
  return recordPurchase;
}

function isRecorder(value: unknown): value is Recorder {
  return typeof value === 'function';
}
