import {CodedError} from '../errors.ts';
import {billing, type BillingResult} from '../store/billing.ts';
import type {BillingFlow} from '../store/billingFlow.ts';
import type {Product} from '../store/catalog.ts';
import type {PlayStore} from '../store/playStore.ts';
import type {Purchase} from '../store/purchase.ts';
import {replacementModes} from '../store/replacement.ts';
import type {World} from '../world.ts';
import {androidPurchase} from './androidPayloads.ts';
import type {Payload} from './iosPayloads.ts';
import type {SendEvent} from './nativeModule.ts';
import {responseData} from './playUtils.ts';

/** What buying needs of the module around it. */
type Module = {
  readonly world: World;
  readonly store: PlayStore;
  readonly skus: ReadonlyMap<string, Product>;
  readonly ensureConnection: () => Promise<void>;
};

type Open = {readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void};

const MISMATCH = (skus: number, tokens: number) =>
  `The number of skus (${skus}) must match: the number of offerTokens (${tokens}) for Subscriptions`;
const NOT_FOUND = 'The sku was not found. Please fetch products first by calling getItems';
const NULL_PURCHASES =
  'The purchases are null. This is a normal behavior if you have requested DEFERRED proration. If not please report an issue.';

/** Buying on Android; line numbers without a version are those of 2.8.8 `ExpoIapModule.kt`. */
export class AndroidPurchasing {
  readonly #module: Module;
  readonly #send: SendEvent;
  /** `PromiseUtils`: one list for all requests, which the next result of any sheet empties (`PlayUtils.kt:12-52`). */
  #open: Open[] = [];

  constructor(module: Module, send: SendEvent) {
    this.#module = module;
    this.#send = send;
  }

  /** `requestPurchase` (:426-589), `buyItemByType` (2.7.5 :290-429) */
  async request(params: Readonly<Record<string, unknown>>): Promise<unknown> {
    const {device} = this.#module.world;
    if (!device.canShowSheets) {
      // The getter throws before the check for null (:41-44, :441).
      const message =
        'Activity which was provided during module initialization is no longer available';
      throw new CodedError('ERR_MISSING_CURRENT_ACTIVITY', message);
    }
    await this.#module.ensureConnection();
    return new Promise((resolve, reject) => {
      // Remembered before the checks, so a refused request stays in the list; settling it again changes nothing.
      this.#open.push({resolve, reject});
      try {
        this.#launch(params);
      } catch (error) {
        reject(error);
      }
    });
  }

  /**
   * `onPurchasesUpdated` (:46-134): also without a request, when a payment arrives later. No sub-response code: the module
   * asks for `getSubResponseCode` (:60), which Billing 8 does not have.
   */
  onPurchasesUpdated(result: BillingResult, purchases: readonly Purchase[] | null): void {
    const {traits} = this.#module.world;
    const open = this.#open;
    this.#open = [];
    if (result.code !== billing.ok) {
      const {code, message} = responseData(result.code);
      this.#send('purchase-error', {
        responseCode: result.code,
        debugMessage: result.message,
        code,
        message,
      });
      for (const {reject} of open) reject(new CodedError(code, message));
      return;
    }
    if (!purchases) {
      const info = {
        platform: 'android',
        responseCode: result.code,
        debugMessage: result.message,
        extraMessage: NULL_PURCHASES,
      };
      this.#send('purchase-updated', info);
      for (const {resolve} of open) resolve(info);
      return;
    }
    const payloads = purchases.map((one) => androidPurchase(traits, one, 'sheet'));
    for (const payload of payloads) this.#send('purchase-updated', payload);
    for (const {resolve} of open) resolve(payloads);
  }

  #launch(params: Readonly<Record<string, unknown>>): void {
    const {type} = params;
    const skus = texts(params.skuArr);
    const tokens = texts(params.offerTokenArr);
    // :449
    if (type === 'subs' && skus.length !== tokens.length)
      throw this.#refuse('E_SKU_OFFER_MISMATCH', MISMATCH(skus.length, tokens.length));
    const flows = skus.map((sku, index): BillingFlow => {
      const product = this.#module.skus.get(sku);
      // :469-488
      if (!product) throw this.#refuse('E_SKU_NOT_FOUND', NOT_FOUND, sku);
      return {
        product,
        offerToken: type === 'subs' ? (tokens[index] ?? null) : null,
        accountToken: textOrNull(params.obfuscatedAccountId),
        profileToken: textOrNull(params.obfuscatedProfileId),
        replacement: replacementOf(params),
      };
    });
    // Play sells one product at a time here; the simulator shows one sheet for the first.
    const [flow] = flows;
    if (!flow) throw new CodedError('ERR_UNEXPECTED', 'ProductDetails must be provided.');
    const result = this.#module.store.launch(flow);
    if (result.code !== billing.ok) throw this.#refuseLaunch(result, flow.product.id);
  }

  #refuse(code: string, message: string, productId?: string): CodedError {
    const payload: Payload = {debugMessage: message, code, message};
    this.#send('purchase-error', productId === undefined ? payload : {...payload, productId});
    return new CodedError(code, message);
  }

  // :540-587; 2.7.5 (:407-427) sends no event. Billing's own message is never null, so it always wins.
  #refuseLaunch({code: responseCode, message: debugMessage}: BillingResult, productId: string) {
    const {code} = responseData(responseCode);
    if (this.#module.world.traits.androidLaunchEvents) {
      const payload = {responseCode, debugMessage, code, message: debugMessage, productId};
      this.#send('purchase-error', payload);
    }
    return new CodedError(code, debugMessage);
  }
}

// :508-532: an unknown mode becomes 0; -1 and one-time products leave it out.
function replacementOf({purchaseToken, replacementMode, type}: Readonly<Record<string, unknown>>) {
  if (typeof purchaseToken !== 'string') return null;
  const known: readonly unknown[] = Object.values(replacementModes);
  const given = type === 'subs' && typeof replacementMode === 'number';
  const mode =
    given && known.includes(replacementMode) ? replacementMode : replacementModes.unknown;
  return {oldToken: purchaseToken, mode};
}

// :428-438: what is of another type is dropped.
function texts(value: unknown): string[] {
  return Array.isArray(value)
    ? value.filter((one: unknown): one is string => typeof one === 'string')
    : [];
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
