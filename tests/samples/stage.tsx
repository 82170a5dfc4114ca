import {createSimulator, type Simulator} from 'expo-iap-test-kit/simulator';
import {StrictMode} from 'react';
import {call, type Library, loadLibrary, type Payload, type Setting} from './library.ts';
import {PhoneApp} from './phoneApp.tsx';
import {referenceShop, type Shop} from './referenceShop.tsx';
import {ShopServer} from './shopServer.ts';

/** Says which pieces of the shop a sample takes over; asked again in each process. */
export type Casting = (stage: Stage) => Promise<Partial<Shop>>;

/** A phone with a shop on it, of which the sample is a part and everything else is ours. */
export class Stage extends PhoneApp {
  readonly setting: Setting;
  /** What the user buys. */
  readonly product: string;
  readonly library: Library;
  readonly server: ShopServer;
  /** Errors that the app told its developer or its user. */
  readonly reports: unknown[] = [];
  /** What the app printed. */
  readonly printed: unknown[][] = [];
  /** Texts that the app showed in an alert. */
  readonly alerts: string[] = [];
  /** What the screen showed of the user's account, in order. */
  readonly accounts: unknown[] = [];
  /** What a test set-up put in the place of packages, by their names. */
  readonly mocks = new Map<string, () => unknown>();
  /** Parts of a signed offer that the server sends instead of the right ones. */
  offerParts: Payload = {};
  /** Promises that the app on the screen waits for, by what was asked. */
  readonly open = new Map<Promise<unknown>, string>();
  /** What the hook of the shop returned last. */
  hook: Payload = {};
  strict = false;
  /** Whether the running app contains the native code of the library. */
  hasNativeModule = true;
  usesHook = false;
  shop: Shop;
  /** The user who bought. */
  readonly owner: string;
  readonly #cast: Casting;
  readonly #loaded = new Map<string, Payload>();

  static async build(setting: Setting, cast: Casting, product = 'coins_100'): Promise<Stage> {
    const {library: version, platform} = setting;
    const phone = createSimulator({version, platform});
    return new Stage(setting, phone, await loadLibrary(version, phone), cast, product);
  }

  private constructor(
    setting: Setting,
    phone: Simulator,
    library: Library,
    cast: Casting,
    product: string,
  ) {
    super(phone);
    this.product = product;
    this.setting = setting;
    this.library = {
      ...library,
      useIAP: (options: unknown) => {
        this.usesHook = true;
        return call(library, 'useIAP', options);
      },
    };
    this.server = new ShopServer(this.phone);
    this.owner = this.server.user;
    this.#cast = cast;
    this.shop = referenceShop(this);
  }

  /** How many events the library sends for a failure: 2.7.5 sends none on iOS. */
  get errorEvents(): 0 | 1 {
    return this.isIos && this.setting.library === '2.7.5' ? 0 : 1;
  }

  /** Starts a process: nothing is remembered but what store and server know. */
  async start(): Promise<void> {
    this.phone.device.startApp();
    this.open.clear();
    const {process} = this.phone.device;
    this.shop = {...referenceShop(this), ...(await this.#cast(this))};
    this.mount();
    await this.settle();
    for (const step of ['load', 'recover'] as const) {
      if (this.phone.device.running && this.phone.device.process === process) {
        await this.act(step, this.shop[step]);
      }
    }
  }

  async restart(): Promise<void> {
    await this.kill();
    await this.start();
  }

  mount(): void {
    const {Provider, Probe, screens} = this.shop;
    const tree = (
      <Provider>
        <Probe />
        {screens.map((Screen, index) => (
          <Screen key={index} />
        ))}
      </Provider>
    );
    this.show(this.strict ? <StrictMode>{tree}</StrictMode> : tree);
  }

  /** Takes the app off the screen and puts it back. */
  async remount(): Promise<void> {
    this.unmount();
    this.mount();
    await this.settle();
  }

  /** Nobody waits any more for what was asked before. */
  override unmount(): void {
    this.open.clear();
    super.unmount();
  }

  /** A product as the library returned it. */
  loaded(productId: string): Payload {
    const product = this.#loaded.get(productId);
    if (product) return product;
    throw new Error(`The shop has not loaded "${productId}".`);
  }

  keep(products: readonly Payload[]): void {
    for (const product of products) this.#loaded.set(String(product.id), product);
  }

  /** The user asks for a product. */
  async buy(productId = this.product): Promise<void> {
    await this.act('buy', () => this.shop.buy(productId));
  }

  /** Buys, and returns what `say` says of each purchase before the shop handles it. */
  async hear(say: (purchase: unknown) => unknown): Promise<unknown[]> {
    const said: unknown[] = [];
    const {handle} = this.shop;
    this.shop = {
      ...this.shop,
      handle: (purchase) => {
        said.push(say(purchase));
        return handle(purchase);
      },
    };
    await this.buy();
    return said;
  }

  /** Lets the app do something, and waits for what follows; a refusal is a report, not a fault. */
  async act(what: string, happens: () => unknown): Promise<void> {
    this.watch(what, happens);
    await this.settle();
  }

  /** Remembers a promise until it settles, so that one that never does is found. */
  watch(what: string, happens: () => unknown): void {
    const promise = (async () => happens())();
    this.open.set(promise, what);
    const end = () => void this.open.delete(promise);
    void promise.then(end, (error: unknown) => {
      end();
      this.reports.push(error);
    });
  }
}
