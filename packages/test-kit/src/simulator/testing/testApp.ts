import {latestPatch, packageOf} from 'expo-iap-api-data/releaseLines';
import {setSimulator} from '../../kit/currentPhone.ts';
import {settle} from '../clock.ts';
import {createSimulator, type Simulator, type SimulatorOptions} from '../simulator.ts';
import {type PlatformName, traitsOf} from '../versions.ts';

export type Payload = Readonly<Record<string, unknown>>;

/** The newest release of 2.8. */
export const newest = latestPatch('2.8');

/** An app without a screen: the published JavaScript of a version on a new phone. */
export async function openApp<Platform extends PlatformName>(
  options: SimulatorOptions<Platform>,
): Promise<TestApp> {
  return runLibrary(createSimulator(options), options.version);
}

/** The published JavaScript of a version on a phone that is there already. */
export async function runLibrary(simulator: Simulator, version: string): Promise<TestApp> {
  setSimulator(simulator);
  const path = `${packageOf(version)}/build/index.js`;
  const library: unknown = await import(/* @vite-ignore */ path);
  if (!isRecord(library)) throw new Error(`${path} exports nothing`);
  return new TestApp(simulator, library, version);
}

export class TestApp {
  readonly simulator: Simulator;
  /** Payloads of the events that reached the app. */
  readonly updates: Payload[] = [];
  readonly errors: Payload[] = [];
  readonly #library: Payload;
  readonly #version: string;

  constructor(simulator: Simulator, library: Payload, version: string) {
    this.simulator = simulator;
    this.#library = library;
    this.#version = version;
  }

  /** Calls an export of the package; what it throws at once is thrown at once. */
  call(name: string, ...args: readonly unknown[]): unknown {
    const value = this.#library[name];
    if (typeof value !== 'function') throw new TypeError(`${name} is not a function`);
    return Reflect.apply(value, undefined, args);
  }

  /** An export that is not a function. */
  read(name: string): unknown {
    return this.#library[name];
  }

  /** Connects, listens, and loads products. */
  async start(...ids: readonly string[]): Promise<void> {
    await this.call('initConnection');
    this.listen();
    for (const id of ids) await this.load(id);
    await settle();
  }

  listen(): {remove: () => void}[] {
    const add = (name: string, into: Payload[]) =>
      toSubscription(this.call(name, (payload: Payload) => void into.push(payload)));
    return [
      add('purchaseUpdatedListener', this.updates),
      add('purchaseErrorListener', this.errors),
    ];
  }

  async load(id: string): Promise<readonly Payload[]> {
    const {kind} = this.simulator.catalog.get(id);
    const type = kind === 'subscription' ? 'subs' : 'inapp';
    const name = traitsOf(this.#version).shortNames ? 'requestProducts' : 'fetchProducts';
    return toList(await this.call(name, {skus: [id], type}));
  }

  /** Asks for a purchase; `extra` belongs to the platform's part of the request. */
  async buy(id: string, extra: Payload = {}): Promise<unknown> {
    const product = this.simulator.catalog.get(id);
    const subscription = product.kind === 'subscription';
    const token = subscription ? product.offers.at(-1)?.token : undefined;
    const android = {
      skus: [id],
      ...(subscription && {subscriptionOffers: [{sku: id, offerToken: token}]}),
      ...extra,
    };
    const request = {ios: {sku: id, ...extra}, android};
    return this.call('requestPurchase', {request, type: subscription ? 'subs' : 'inapp'});
  }

  async finish(purchase: Payload, isConsumable = false): Promise<unknown> {
    return this.call('finishTransaction', {purchase, isConsumable});
  }

  async readPurchases(): Promise<readonly Payload[]> {
    return toList(await this.call('getAvailablePurchases'));
  }
}

/** The reason of a rejected promise, as far as it can be read. */
export async function rejection(promise: unknown): Promise<{code: unknown; message: string}> {
  try {
    await promise;
  } catch (error) {
    const code = isRecord(error) ? error.code : undefined;
    return {code, message: error instanceof Error ? error.message : String(error)};
  }
  throw new Error('The promise was not rejected.');
}

export function isRecord(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null;
}

export function toList(value: unknown): readonly Payload[] {
  if (Array.isArray(value)) return value.filter(isRecord);
  throw new Error('The answer is not a list.');
}

function toSubscription(value: unknown): {remove: () => void} {
  if (!isRecord(value) || typeof value.remove !== 'function') throw new Error('No subscription.');
  const {remove} = value;
  return {remove: () => void Reflect.apply(remove, value, [])};
}
