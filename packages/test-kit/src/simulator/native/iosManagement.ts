import {CodedError} from '../errors.ts';
import {AppleError} from '../store/appleErrors.ts';
import type {Subscription} from '../store/purchase.ts';
import type {IosModule} from './iosModule.ts';
import {iosPurchase, iosStatus, type Payload} from './iosPayloads.ts';
import {type NativeFunction, takes} from './nativeModule.ts';

/** What the App Store needs until it knows what the user did in its sheet (2.8.8 `ios/ExpoIapModule.swift:307`). */
const PROPAGATION_DELAY = 1500;

/** The functions that open a sheet of the App Store in which nothing is bought. */
export function iosManagement(module: IosModule): Readonly<Record<string, NativeFunction>> {
  const {shortNames, pollsAfterManaging} = module.world.traits;
  const name = (plain: string) => (shortNames ? plain : `${plain}IOS`);
  return {
    [name('sync')]: takes(0, () => sync(module)),
    [name('showManageSubscriptions')]: takes(0, () =>
      pollsAfterManaging ? manageAndPoll(module) : manage(module),
    ),
    [name('beginRefundRequest')]: takes(1, (args) => refund(module, args.text(0))),
    [name('presentCodeRedemptionSheet')]: takes(0, () => {
      module.store.openRedemptionSheet();
      return true;
    }),
  };
}

// `syncIOS` (2.8.8 `ios/ExpoIapModule.swift:790-800`): every failure has this code, also a dismissed sign-in.
async function sync({store}: IosModule): Promise<boolean> {
  try {
    await store.sync();
    return true;
  } catch (error) {
    if (!(error instanceof AppleError)) throw error;
    const message = `Error synchronizing with the AppStore: ${error.message}`;
    throw new CodedError('E_SYNC_ERROR', message);
  }
}

// 2.8.8 :811-884: answers with the plans whose renewal is not what it was.
async function manage(module: IosModule): Promise<Payload[]> {
  openSheet(module);
  const before = new Map(plansOf(module).map(({sku, renews}) => [sku, renews]));
  module.store.openManageSheet();
  if (!(await module.pause(PROPAGATION_DELAY))) return [];
  return plansOf(module).flatMap(({sku, renews}) => {
    const purchase = module.store.latest(sku);
    if (!purchase || (before.get(sku) ?? false) === renews) return [];
    return [{...iosPurchase(module.world, purchase, 'signed'), willAutoRenewIOS: renews}];
  });
}

// 2.8.0 :761-777, 2.7.5 :682-698: answers at once and watches for a while.
function manageAndPoll(module: IosModule): boolean {
  openSheet(module);
  module.store.openManageSheet();
  void poll(module);
  return true;
}

// `pollForSubscriptionStatusChanges` (2.7.5 :900-963): the first look comes late, so what the store knows by then is never told.
async function poll(module: IosModule): Promise<void> {
  if (!(await module.sleep(PROPAGATION_DELAY))) return;
  const known = new Map(firstStatuses(module).map(([sku, {autoRenews}]) => [sku, autoRenews]));
  for (let look = 0; look < 5; look += 1) {
    if (!(await module.sleep(2000))) return;
    for (const [sku, status] of firstStatuses(module)) {
      const purchase = module.store.latest(sku);
      if (!purchase || known.get(sku) === undefined || known.get(sku) === status.autoRenews)
        continue;
      known.set(sku, status.autoRenews);
      const payload = iosPurchase(module.world, purchase, 'signed');
      const {renewalInfo} = iosStatus(status);
      module.send('purchase-updated', {...payload, renewalInfo});
    }
  }
}

function openSheet({world}: IosModule): void {
  if (world.device.canShowSheets) return;
  const message = 'Cannot find window scene or not available on macOS';
  throw new CodedError('E_SERVICE_ERROR', message);
}

// :854-864: the entry of the group that is about this very product; without one the renewal counts as off.
function plansOf(module: IosModule): {sku: string; renews: boolean}[] {
  return loadedGroups(module).map(([sku, group]) => {
    const statuses = module.store.statuses(group);
    const own = statuses.find(({current}) => current.productId === sku);
    return {sku, renews: own?.autoRenews ?? false};
  });
}

function firstStatuses(module: IosModule): [sku: string, status: Subscription][] {
  return loadedGroups(module).flatMap(([sku, group]): [string, Subscription][] => {
    const [status] = module.store.statuses(group);
    return status ? [[sku, status]] : [];
  });
}

function loadedGroups({products}: IosModule): [sku: string, group: string][] {
  return [...(products?.values() ?? [])].flatMap((product): [string, string][] =>
    product.kind === 'subscription' ? [[product.id, product.group]] : [],
  );
}

// `beginRefundRequestIOS` (2.8.8 :903-932); 2.7.5 (:719) does not ask for a connection, and then finds no product.
function refund(module: IosModule, sku: string): string {
  if (module.world.traits.connectingForgets) module.require();
  const purchase = module.products?.has(sku) ? module.store.latest(sku) : undefined;
  if (!purchase)
    throw new CodedError('E_ITEM_UNAVAILABLE', `Can't find product or transaction for sku ${sku}`);
  openSheet(module);
  try {
    return module.store.openRefundSheet(purchase);
  } catch (error) {
    if (!(error instanceof AppleError)) throw error;
    // 2.8.8 :922-927, 2.7.5 :734-738
    throw new CodedError('E_SERVICE_ERROR', `Failed to refund purchase: ${error.message}`);
  }
}
