import {CodedError} from './codedError.ts';
import {device, emit} from './device.ts';
import type {FakeIos} from './fakeIos.ts';
import {iosPurchase} from './iosPayloads.ts';
import type {StorePurchase} from './storeTypes.ts';

type StoreKitRequest = [
  sku: string,
  finishAutomatically: boolean,
  accountToken: string | undefined,
  quantity: number,
  offer: object | undefined,
];

/** The purchase function of the iOS module, whatever its name in a version. */
export type AskStoreKit = (...request: StoreKitRequest) => Promise<unknown>;

/** Opens Apple's payment sheet: an event before the answer, and from 2.8 an event for failures too. */
export async function openSheetIos(ios: FakeIos, request: StoreKitRequest): Promise<unknown> {
  const [sku, , accountToken] = request;
  const {store} = device;
  store.note(`buy ${sku}`);
  store.requests.push({productId: sku, accountToken});
  ios.require(ios.version === '2.7' ? 'E_SERVICE_ERROR' : 'E_NOT_PREPARED');
  if (!ios.products.has(sku)) throw refuse(ios, sku, 'E_ITEM_UNAVAILABLE', 'Invalid product ID');

  await store.gate.pass();
  const answer = store.sheets.shift() ?? 'approve';
  if (answer === 'cancel') {
    throw refuse(ios, sku, 'E_USER_CANCELLED', 'User cancelled the purchase');
  }
  if (answer === 'wait for payment') {
    store.sell(sku, {pending: true, accountToken: accountToken ?? null});
    throw refuse(ios, sku, 'E_DEFERRED_PAYMENT', 'The payment was deferred');
  }
  if (typeof answer === 'object') {
    // The finer codes came with 2.7.13.
    const code = ios.version === '2.7' ? 'E_PURCHASE_ERROR' : answer.code;
    throw refuse(ios, sku, code, answer.message);
  }
  const purchase = store.owned(sku) ?? replaceInGroup(store.sell(sku, own(accountToken)));
  ios.transactions.set(purchase.transactionId, purchase);
  const payload = iosPurchase(ios.version, purchase);
  emit('purchase-updated', payload);
  return payload;
}

function own(accountToken: string | undefined): Partial<StorePurchase> {
  const isUuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(accountToken ?? '');
  return {accountToken: isUuid && accountToken !== undefined ? accountToken : null};
}

// An upgrade inside a group takes the place of the plan that the user had.
function replaceInGroup(purchase: StorePurchase): StorePurchase {
  const group = device.store.product(purchase.productId)?.group;
  for (const other of device.store.purchases) {
    const sameGroup = device.store.product(other.productId)?.group === group;
    if (group !== undefined && sameGroup && other !== purchase) other.gone = true;
  }
  return purchase;
}

function refuse(ios: FakeIos, productId: string, code: string, message: string): CodedError {
  if (ios.version === '2.8') {
    emit('purchase-error', {code, message, debugMessage: message, responseCode: code, productId});
  }
  return new CodedError(code, message);
}
