import {CodedError} from '../errors.ts';
import {AppleError} from '../store/appleErrors.ts';
import {addPeriods} from '../store/catalog.ts';
import type {Purchase} from '../store/purchase.ts';
import type {IosModule} from './iosModule.ts';
import {APP_ID, iosPurchase, iosStatus, type Payload} from './iosPayloads.ts';
import {type NativeFunction, takes} from './nativeModule.ts';

/** The receipt file of the app, which only apps from Xcode lack. */
const RECEIPT = 'MIIUVQYJKoZIhvcNAQcCoIIURjCCFEICAQExCzAJBgUrDgMCGgUAMA==';

/** The functions that read and change nothing; line numbers without a version are those of 2.8.8 `ios/ExpoIapModule.swift`. */
export function iosReading(module: IosModule): Readonly<Record<string, NativeFunction>> {
  const {store, world} = module;
  const {shortNames} = world.traits;
  const bySku = (run: (sku: string) => unknown) => takes(1, (args) => run(args.text(0)));
  const suffixed: Record<string, NativeFunction> = {
    isEligibleForIntroOffer: bySku((group) => store.isEligibleForIntro(group)),
    subscriptionStatus: bySku((sku) => status(module, sku)),
    currentEntitlement: bySku((sku) => {
      const found = store.entitlements().findLast(({productId}) => productId === sku);
      return readOne(module, sku, 'entitlement', found);
    }),
    latestTransaction: bySku((sku) =>
      readOne(module, sku, 'latest transaction', store.latest(sku)),
    ),
    getPendingTransactions: takes(0, () =>
      [...module.transactions.values()].map((one) => iosPurchase(world, one, 'unsigned')),
    ),
    isTransactionVerified: bySku((sku) => findLatest(module, sku)?.unverified === false),
    getTransactionJws: bySku((sku) => jws(module, sku)),
    getReceiptData: takes(0, () => RECEIPT),
    getAppTransaction: takes(0, () => appTransaction(module)),
  };
  const named = Object.entries(suffixed).map(
    ([name, native]) => [shortNames ? name : `${name}IOS`, native] as const,
  );
  return {
    ...Object.fromEntries(named),
    getStorefront: takes(0, () => world.device.storefront),
    getAvailableItems: takes(2, (args) => read(module, args.flag(0), args.flag(1))),
    validateReceiptIOS: bySku((sku) => validate(module, sku)),
  };
}

// `getAvailableItems` (:481-515); 2.7.5 (:395-472) needs no connection, so it finds no active item without one.
function read(module: IosModule, publishes: boolean, onlyActive: boolean): Payload[] {
  const {world, store, products} = module;
  const {traits, clock} = world;
  if (traits.connectingForgets) module.require();
  const isNow = ({productId, boughtAt}: Purchase) =>
    // Up to 2.8.7 what does not renew counts for a year (2.8.0 :425-431).
    !traits.publishesReads ||
    world.catalog.get(productId).kind !== 'nonRenewing' ||
    clock.now < addPeriods(boughtAt, 'P1Y');
  const found = onlyActive
    ? store.entitlements().filter((one) => products?.has(one.productId) && isNow(one))
    : store.history();
  const payloads = found
    .filter(({unverified}) => !unverified)
    .map((one) => iosPurchase(world, one, 'signed'));
  if (publishes && traits.publishesReads) {
    for (const payload of payloads) module.send('purchase-updated', payload);
  }
  return payloads;
}

// `subscriptionStatusIOS` (:706-724): null for what was not loaded, and for what is not a subscription.
function status(module: IosModule, sku: string): Payload[] | null {
  const product = module.require().get(sku);
  if (product?.kind !== 'subscription') return null;
  try {
    module.store.failures.throwFor('status');
  } catch (error) {
    if (!(error instanceof AppleError)) throw error;
    const message = `Error getting subscription status: ${error.message}`;
    throw new CodedError('E_SERVICE_ERROR', message);
  }
  return module.store.statuses(product.group).map(iosStatus);
}

// `currentEntitlementIOS` (:726-749) and `latestTransactionIOS` (:751-774): without the signed text. `checkVerified` throws
// StoreKit's own error, so the code for a failed verification (:735, :760) is never used.
function readOne(module: IosModule, sku: string, what: string, found?: Purchase): Payload {
  if (!module.require().has(sku)) throw unavailable(`Can't find product for sku ${sku}`);
  if (!found) throw unavailable(`Can't find ${what} for sku ${sku}`);
  if (!found.unverified) return iosPurchase(module.world, found, 'unsigned');
  const message = `Error fetching ${what} for sku ${sku}: The signature is not valid.`;
  throw new CodedError('E_SERVICE_ERROR', message);
}

// `getTransactionJwsIOS` (:962-972)
function jws(module: IosModule, sku: string): string {
  const found = findLatest(module, sku);
  if (found) return found.token;
  throw unavailable(`Can't find transaction for sku ${sku}`);
}

// `validateReceiptIOS` (:974-1012).
function validate(module: IosModule, sku: string): Payload {
  const found = findLatest(module, sku);
  const isValid = found?.unverified === false;
  return {
    isValid,
    receiptData: RECEIPT,
    jwsRepresentation: found?.token ?? '',
    latestTransaction: found && isValid ? iosPurchase(module.world, found, 'signed') : null,
  };
}

// `getAppTransactionIOS` (:348-399); 2.7.5 (:282-299) writes `ID` where later ones write `Id`.
function appTransaction({world: {traits, clock}}: IosModule): Payload {
  const id = traits.oldFields ? 'ID' : 'Id';
  return {
    [`bundle${id}`]: APP_ID,
    appVersion: '2',
    originalAppVersion: '1',
    originalPurchaseDate: clock.now,
    deviceVerification: 'AAAA',
    deviceVerificationNonce: '00000000-0000-4000-8000-000000000000',
    environment: 'Production',
    signedDate: clock.now,
    [`app${id}`]: 1,
    [`appVersion${id}`]: 2,
    preorderDate: null,
  };
}

function findLatest(module: IosModule, sku: string): Purchase | undefined {
  return module.require().has(sku) ? module.store.latest(sku) : undefined;
}

function unavailable(message: string): CodedError {
  return new CodedError('E_ITEM_UNAVAILABLE', message);
}
