import {createSimulator, type Simulator} from 'expo-iap-test-kit/simulator';
import {AppStore} from 'expo-iap-test-kit/store/appStore';
import {setSimulator} from 'expo-iap-test-kit/testing/host';
import * as react from 'react';
import {createElement} from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import {createRoot, type Root} from 'react-dom/client';
import * as reactNative from '../fakeReactNative.tsx';
import {
  call,
  isRecord,
  type Library,
  loadLibrary,
  readPurchase,
  type Setting,
  toRecords,
} from '../library.ts';
import {rest} from '../rest.ts';
import {type Names, runSample} from '../runSample.ts';
import type {Sample} from '../samples.ts';
import {ShopServer} from '../shopServer.ts';
import {watchOrder} from './brokenRules.ts';

const tip = {id: 'tip_1', title: 'Tip', kind: 'consumable', price: 0.99} as const;

/** An app around one sample of a plan, on a new phone, with the release that it is tried with. */
export class PlanApp {
  readonly setting: Setting;
  readonly phone: Simulator;
  readonly library: Library;
  readonly server: ShopServer;
  /** What users saw, and what the sample passed on to code around it. */
  readonly told: unknown[] = [];
  readonly reports: unknown[] = [];
  /** What an earlier release of the app stored. */
  stored: readonly object[] = [];
  readonly #brokenOrder: () => readonly string[];
  #names: Names | undefined;
  #root: Root | undefined;
  #box: HTMLElement | undefined;

  static async open(setting: Setting, prepare?: (phone: Simulator) => void): Promise<PlanApp> {
    const {library: version, platform} = setting;
    const {catalog: products} = createSimulator({version, platform});
    const catalog = [...products.visible, tip];
    const phone = createSimulator({version, platform, catalog});
    setSimulator(phone);
    prepare?.(phone);
    return new PlanApp(setting, phone, await loadLibrary(version));
  }

  private constructor(setting: Setting, phone: Simulator, library: Library) {
    this.setting = setting;
    this.phone = phone;
    this.library = library;
    this.server = new ShopServer(phone);
    this.#brokenOrder = watchOrder(phone);
  }

  /** Runs the module of the sample, which may not do anything by itself. */
  async import(sample: Sample): Promise<void> {
    const Alert = {alert: (text: string) => void this.told.push(text)};
    const imports = {
      ...{'expo-iap': this.library, react, 'react/jsx-runtime': jsxRuntime},
      'react-native': {...reactNative, Alert},
    };
    const supplies = this.#supplies();
    const nothing = () => undefined;
    this.#names = await runSample(sample, imports, (name) => supplies[name] ?? nothing);
    if (this.phone.log.entries.some(({place}) => place === 'app'))
      throw new Error(`${sample.place} calls the store when it is imported.`);
  }

  get names(): Names {
    if (this.#names) return this.#names;
    throw new Error('Import the sample first.');
  }

  /** Calls what the sample exports. */
  async run(name: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.names.callable(name)(...args);
  }

  /** Calls what the sample exports, and says how it ends: with `done`, or with the code or the text of an error. */
  async outcome(name: string): Promise<unknown> {
    try {
      return (await this.run(name)) ?? 'done';
    } catch (error) {
      const code = isRecord(error) && typeof error.code === 'string' ? error.code : undefined;
      if (code !== undefined) return code;
      return error instanceof TypeError ? 'TypeError' : String(error);
    }
  }

  async connect(): Promise<void> {
    await call(this.library, 'initConnection');
  }

  /** Loads products, and returns them. */
  async load(...ids: readonly string[]) {
    const name = this.setting.library === '2.8.8' ? 'fetchProducts' : 'requestProducts';
    const loaded = [];
    for (const id of ids) {
      const isPlan = this.phone.catalog.get(id).kind === 'subscription';
      const request = {skus: [id], type: isPlan ? 'subs' : 'inapp'};
      loaded.push(...toRecords(await call(this.library, name, request)));
    }
    return loaded;
  }

  listen(happens: (purchase: unknown) => unknown): void {
    call(this.library, 'purchaseUpdatedListener', happens);
  }

  /** Asks for a product with a request that both releases take; a failure is told to `failed`. */
  async buy(sku: string, failed: (error: unknown) => unknown = () => undefined): Promise<void> {
    const request = {ios: {sku}, android: {skus: [sku]}};
    try {
      await call(this.library, 'requestPurchase', {request, type: 'inapp'});
    } catch (error) {
      await failed(error);
    }
    await rest();
  }

  /** All purchases that the app can read, also those whose time is over. */
  async history() {
    const isOld = this.setting.library === '2.7.5';
    const option = isOld ? 'onlyIncludeActiveItems' : 'onlyIncludeActiveItemsIOS';
    return toRecords(await call(this.library, 'getAvailablePurchases', {[option]: false}));
  }

  async show(component: string): Promise<void> {
    this.#box = document.body.appendChild(document.createElement('main'));
    this.#root = createRoot(this.#box);
    this.#root.render(createElement(this.names.component(component)));
    await rest();
  }

  async press(): Promise<void> {
    this.#box?.querySelector('button')?.click();
    await rest();
  }

  get text(): string {
    return this.#box?.textContent ?? '';
  }

  get appStore(): AppStore {
    const {store} = this.phone;
    if (store instanceof AppStore) return store;
    throw new Error('Only the App Store does this.');
  }

  /** The products that were given, in order. */
  get given(): readonly string[] {
    return [...this.phone.ledger.rows.values()].flatMap(({productId, given}) =>
      given > 0 ? [productId] : [],
    );
  }

  /** What the sample did that no code of the site may do. */
  faults(): readonly string[] {
    const faults = this.phone.ledger.faults
      // A tip gives nothing.
      .filter(({purchase}) => this.phone.store.get(purchase).productId !== tip.id)
      .map(({kind, purchase}) => `${purchase} is ${kind}`);
    return [...faults, ...this.server.faults, ...this.#brokenOrder()];
  }

  close(): void {
    this.#root?.unmount();
    this.#box?.remove();
  }

  /** What samples only declare. */
  #supplies(): Readonly<Record<string, unknown>> {
    const tell = (...words: readonly unknown[]) => {
      this.told.push(words.length === 1 ? words[0] : words);
      return Promise.resolve();
    };
    const facts = (purchase: unknown) => readPurchase(this.setting, purchase);
    const check = async (purchase: unknown) => this.server.check(facts(purchase).token);
    const give = (productId: string, key: unknown) => this.server.give(productId, key);
    const checkAndGive = async (purchase: unknown) => {
      const isPaid = await check(purchase);
      const {productId, key} = facts(purchase);
      if (isPaid) await give(productId, key);
      return isPaid;
    };
    return {
      console: {warn: tell, error: tell, log: tell},
      consumables: ['coins_100', 'coins_500', tip.id],
      offerToken: 'offer-monthly',
      ...{show: tell, track: tell, send: tell, checkAndGive, give},
      report: (error: unknown) => void this.reports.push(error),
      messageFor: () => 'The purchase failed.',
      readPlan: () => tell('plan'),
      giveCoins: () => tell('coins'),
      readStoredPurchases: async () => this.stored,
      checkOnServer: async (purchase: unknown) => this.server.answer(facts(purchase).token),
      fetchPaid: async (jws: string) => this.phone.store.find(jws),
      checkGiveAndFinish: async (purchase: unknown) => {
        const isConsumable = facts(purchase).productId.startsWith('coins');
        if (await checkAndGive(purchase))
          await call(this.library, 'finishTransaction', {purchase, isConsumable});
      },
    };
  }
}
