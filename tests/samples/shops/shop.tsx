import {createSimulator, type Simulator} from 'expo-iap-test-kit/simulator';
import type {PlatformName} from 'expo-iap-test-kit/versions';
import {StrictMode} from 'react';
import {globalsOf, packagesOf} from '../appProcess.ts';
import {type Library, loadLibrary, releaseOf} from '../library.ts';
import {isComponent} from '../runSample.ts';
import {type NativeRequest, toRequests, toTold} from '../told.ts';
import {Life, owner} from './life.ts';
import type {ShopApp} from './shopApp.ts';

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
export class Shop extends Life {
  readonly app: ShopApp;
  /** What the app unlocked, and until when. */
  readonly unlocked: (readonly [productId: string, until: number])[] = [];
  /** Products that the app unlocked although the account has no access to them. */
  readonly unlockedWithout: string[] = [];
  tap: Tap | undefined;
  user = owner;
  /** Whether React doubles each effect, as in development. */
  isStrict = false;
  readonly #library: Library;
  #draw: (() => void) | undefined;

  static async build(app: ShopApp, platform: PlatformName): Promise<Shop> {
    const release = releaseOf(app.docs);
    return Shop.on(createSimulator({version: release, platform}), app, release);
  }

  /** An app on a phone that is there already, with the JavaScript of a release. */
  static async on(phone: Simulator, app: ShopApp, release: string): Promise<Shop> {
    return new Shop(app, phone, await loadLibrary(release, phone));
  }

  private constructor(app: ShopApp, phone: Simulator, library: Library) {
    super(phone);
    this.app = app;
    this.#library = library;
  }

  get store(): Simulator['store'] {
    return this.phone.store;
  }

  /** What app, store and server told each other. */
  get told(): readonly string[] {
    return toTold(this.phone.log.entries);
  }

  /** Purchase requests that reached the native side. */
  get requests(): readonly NativeRequest[] {
    return toRequests(this.phone.log.entries);
  }

  /** Shops without a session bind their purchases to nobody. */
  get accountElsewhere(): string | null {
    return this.app.name === 'complete-impl' ? this.user : null;
  }

  async start(): Promise<void> {
    this.phone.device.startApp();
    this.timers.clear();
    const load = this.app.open({
      packages: packagesOf(this.#library, this.states),
      globals: globalsOf(this.phone, this.timers),
    });
    const Screen = load(this.app.entry).default;
    if (!isComponent(Screen)) throw new Error(`${this.app.entry} exports no component.`);
    const sessions = new Map<string, object>();
    this.#draw = () => {
      const {user} = this;
      const session = sessions.get(user) ?? {userId: user, token: user};
      sessions.set(user, session);
      const screen = <Screen {...this.app.props} {...this.#props(session)} />;
      this.show(this.isStrict ? <StrictMode>{screen}</StrictMode> : screen);
    };
    this.#draw();
    await this.settle();
  }

  /** The screen goes away while the process lives on. */
  async close(): Promise<void> {
    this.unmount();
    await this.settle();
  }

  async signIn(user: string): Promise<void> {
    this.user = user;
    this.#draw?.();
    await this.settle();
  }

  /** The texts of the buttons that can't be pressed. */
  get locked(): readonly string[] {
    return this.buttons.flatMap(({disabled, textContent}) => (disabled ? (textContent ?? '') : []));
  }

  get message(): string {
    return this.screen.querySelector('[role=alert]')?.textContent ?? '';
  }

  /** Coins on the screen; undefined where the screen shows none. */
  get coins(): number | undefined {
    const text = this.screen.querySelector('[role=heading]')?.textContent ?? '';
    const found = /You have (\d+) coins/.exec(text)?.[1];
    return found === undefined ? undefined : Number(found);
  }

  get text(): string {
    return [...this.screen.querySelectorAll('span, button')]
      .map(({textContent}) => textContent)
      .join('\n');
  }

  #props(session: object) {
    if (this.app.name === 'complete-impl') return {session};
    // A real app passes what its server says; the coins of a user who starts again are theirs.
    if (this.app.name === 'basic-store') return {userId: this.user, balance: this.account.coins};
    if (this.app.name !== 'subscription-manager') return {};
    const giveAccess = (productId: string, until: number) => {
      this.unlocked.push([productId, until]);
      if (!this.hasAccess(productId)) this.unlockedWithout.push(productId);
    };
    return {giveAccess};
  }

  /** Whether the store account has paid for access to a product, grace period included. */
  hasAccess(productId: string): boolean {
    return this.phone.store.purchases.some(({payment, subscription, ...one}) => {
      if (one.productId !== productId || payment !== 'paid') return false;
      if (!subscription) return true;
      const isRunning = subscription.state === 'active' || subscription.state === 'grace';
      return isRunning && subscription.current.productId === productId;
    });
  }

  /** What the server says that the user on the screen has. */
  get account() {
    const hasSession = this.app.name === 'complete-impl' || this.user !== owner;
    return this.phone.server.accountOf(hasSession ? this.user : 'user');
  }

  /** Whether the account has access to something that this shop restores. */
  get hasAccessToAny(): boolean {
    const unlock = this.app.name === 'subscription-manager' ? [] : ['remove_ads'];
    const yearly = this.app.name === 'complete-impl' ? [] : ['pro_yearly'];
    return [...unlock, 'pro_monthly', ...yearly].some((id) => this.hasAccess(id));
  }

  override unmount(): void {
    super.unmount();
    this.#draw = undefined;
  }
}
