import {CodedError} from '../errors.ts';
import {AppleError, appleErrors} from '../store/appleErrors.ts';
import type {ApplePurchaseOptions} from '../store/appStore.ts';
import type {Product} from '../store/catalog.ts';
import {idOnPhone} from '../store/purchase.ts';
import {isUuid} from '../store/uuid.ts';
import type {NativeArguments} from './arguments.ts';
import {mapAppleError} from './iosErrors.ts';
import {type IosModule, promotedPayload} from './iosModule.ts';
import {iosPurchase, type Payload} from './iosPayloads.ts';
import {type NativeFunction, takes} from './nativeModule.ts';

/** The functions that open a payment sheet. */
export function iosPurchasing(module: IosModule): Readonly<Record<string, NativeFunction>> {
  const {shortNames} = module.world.traits;
  return {
    [shortNames ? 'buyProduct' : 'requestPurchase']: {
      counts: [4, 5],
      run: (args) => purchase(module, args),
    },
    [shortNames ? 'getPromotedProduct' : 'getPromotedProductIOS']: takes(0, () =>
      module.promoted ? promotedPayload(module.world, module.promoted) : null,
    ),
    [shortNames ? 'buyPromotedProduct' : 'requestPurchaseOnPromotedProductIOS']: takes(0, () =>
      buyPromoted(module),
    ),
  };
}

// `requestPurchase` (2.8.8 `ios/ExpoIapModule.swift:517-700`), `buyProduct` (2.7.5 :474-568)
async function purchase(module: IosModule, args: NativeArguments): Promise<Payload | null> {
  const [sku, finishes] = [args.text(0), args.flag(1)];
  const options = readOptions(args);
  const product = module.require().get(sku);
  if (!product) throw fail(module, sku, 'E_ITEM_UNAVAILABLE', 'Invalid product ID');
  if (!module.world.device.canShowSheets)
    throw fail(module, sku, 'E_SERVICE_ERROR', 'Could not find window scene');
  const result = await ask(module, product, options);
  if (result.kind === 'cancelled')
    throw fail(module, sku, 'E_USER_CANCELLED', 'User cancelled the purchase');
  if (result.kind === 'pending')
    throw fail(module, sku, 'E_DEFERRED_PAYMENT', 'The payment was deferred');
  // :589-591: finished before anybody saw it, no event, and nothing to hand on.
  if (finishes) {
    module.store.finishTransaction(result.purchase);
    return null;
  }
  module.transactions.set(idOnPhone(result.purchase), result.purchase);
  const payload = iosPurchase(module.world, result.purchase, 'signed');
  module.send('purchase-updated', payload);
  return payload;
}

async function ask(module: IosModule, product: Product, options: ApplePurchaseOptions) {
  try {
    const result = await module.store.purchase(product, options);
    if (result.kind === 'success' && result.purchase.unverified) throw appleErrors.unverified();
    return result;
  } catch (error) {
    if (!(error instanceof AppleError)) throw error;
    const debugMessage = `Purchase failed: ${error.message}`;
    // 2.7.5 knows one code for all of them (:563).
    if (!module.world.traits.iosFailureEvents)
      throw new CodedError('E_PURCHASE_ERROR', debugMessage);
    const {code, message} = mapAppleError(error);
    throw fail(module, product.id, code, message, debugMessage);
  }
}

// :529-551: an offer with a malformed part, and a token that is not a UUID, are left out without a word.
function readOptions(args: NativeArguments): ApplePurchaseOptions {
  const token = args.textOrNull(2);
  const quantity = args.number(3);
  return {
    accountToken: token !== null && isUuid(token) ? token : null,
    quantity: quantity > -1 ? quantity : 1,
    offerId: readOffer(args.recordOrNull(4)),
  };
}

function readOffer(offer: Readonly<Record<string, unknown>> | null): string | null {
  const text = (name: string) => (typeof offer?.[name] === 'string' ? offer[name] : undefined);
  const id = text('identifier');
  const wellFormed =
    text('keyIdentifier') !== undefined &&
    isUuid(text('nonce') ?? '') &&
    isBase64(text('signature')) &&
    /^-?\d+$/.test(text('timestamp') ?? '');
  return id !== undefined && wellFormed ? id : null;
}

function isBase64(text: string | undefined): boolean {
  return text !== undefined && text.length % 4 === 0 && /^[\w+/]*={0,2}$/.test(text);
}

// From 2.8.0 (:498-648) each failure is an event too; 2.7.5 only rejects.
function fail(
  {world, send}: IosModule,
  productId: string,
  code: string,
  message: string,
  debugMessage = message,
): CodedError {
  if (world.traits.iosFailureEvents)
    send('purchase-error', {responseCode: code, debugMessage, code, message, productId});
  return new CodedError(code, message);
}

// :419-432: hands the payment to the queue of StoreKit 1 and does not wait for it.
function buyPromoted(module: IosModule): null {
  const {promoted, store} = module;
  if (!promoted) throw new CodedError('E_ITEM_UNAVAILABLE', 'No promoted product available');
  module.promoted = null;
  void store.buyPromoted(promoted);
  return null;
}
