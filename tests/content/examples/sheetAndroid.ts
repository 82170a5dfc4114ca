import {androidPurchase} from './androidPayloads.ts';
import {CodedError} from './codedError.ts';
import {device, emit} from './device.ts';
import type {FakeAndroid} from './fakeAndroid.ts';
import type {SheetAnswer} from './storeTypes.ts';

/** The object that the JavaScript of both versions sends to the purchase function on Android. */
export type PlayRequest = {
  readonly type: string;
  readonly skuArr: string[];
  readonly purchaseToken: string | undefined;
  readonly replacementMode: number;
  readonly obfuscatedAccountId: string | undefined;
  readonly offerTokenArr: string[];
};

/** Opens Google's payment sheet: an event for each result, then the answer of the promise. */
export async function openSheetAndroid(play: FakeAndroid, request: PlayRequest): Promise<unknown> {
  const {store} = device;
  const sku = request.skuArr[0] ?? '';
  store.note(`buy ${sku}`);
  store.requests.push({
    productId: sku,
    accountToken: request.obfuscatedAccountId,
    type: request.type,
    offerTokens: request.offerTokenArr,
    oldToken: request.purchaseToken,
    replacementMode: request.replacementMode,
  });
  if (request.type === 'subs' && request.skuArr.length !== request.offerTokenArr.length) {
    throw refuse('E_SKU_OFFER_MISMATCH', 'The number of skus must match the offer tokens');
  }
  if (!play.products.has(sku)) throw refuse('E_SKU_NOT_FOUND', 'The sku was not found');
  if (store.owned(sku) && request.purchaseToken === undefined) {
    throw refuse('E_ALREADY_OWNED', 'You already own this item.', 7);
  }
  await store.gate.pass();
  return close(play, request, sku, store.sheets.shift() ?? 'approve');
}

function close(play: FakeAndroid, request: PlayRequest, sku: string, answer: SheetAnswer): unknown {
  const {store} = device;
  if (answer === 'cancel') throw refuse('E_USER_CANCELLED', 'Payment is cancelled.', 1);
  if (typeof answer === 'object') throw refuse(answer.code, answer.message, 6);
  if (answer === 'schedule the change') {
    const info = {platform: 'android', responseCode: 0, debugMessage: '', extraMessage: 'DEFERRED'};
    emit('purchase-updated', info);
    return info;
  }
  const replaced = store.purchases.find(({token}) => token === request.purchaseToken);
  if (replaced) replaced.gone = true;
  const purchase = store.sell(sku, {
    pending: answer === 'wait for payment',
    accountToken: request.obfuscatedAccountId ?? null,
  });
  const payload = androidPurchase(play.version, purchase, 'sheet');
  emit('purchase-updated', payload);
  return [payload];
}

function refuse(code: string, message: string, responseCode?: number): CodedError {
  emit('purchase-error', {code, message, debugMessage: message, responseCode});
  return new CodedError(code, message);
}
