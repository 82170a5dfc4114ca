import type {Simulator} from '../../simulator/simulator.ts';
import type {Purchase} from '../../simulator/store/purchase.ts';
import type {StoreEvent} from '../../simulator/store/storeEvents.ts';
import type {ServerFailures} from '../failures.ts';
import {Outbox} from '../outbox.ts';
import type {StoreServer} from '../storeServer.ts';
import {answerAppStore} from './appStoreApi.ts';
import {appOf, type AppStoreSide} from './appStoreSide.ts';
import {notificationOf} from './notifications.ts';
import {statusOf} from './payloads.ts';
import {renewalPayload} from './renewalPayload.ts';
import {createSigner} from './signer.ts';
import {createTestNotifications} from './testNotification.ts';

/** Build of the app that notifications name. */
const BUNDLE_VERSION = '2';

/** The App Store Server API and its notifications for the purchases of a phone. */
export async function openAppStore(
  simulator: Simulator<'ios'>,
  app: StoreServer['app'],
  failures: ServerFailures,
) {
  const {store, clock} = simulator;
  const ids = simulator.ids.twin();
  const signer = await createSigner(simulator, app.id);
  store.proofs.sign = (purchase, restore) => signer.signPurchase(purchase, restore);
  const outbox = new Outbox(clock);
  const consumption: unknown[] = [];
  const side: AppStoreSide = {simulator, app, signer, outbox, failures, consumption};
  const notify = (names: object, data: object) => ({
    signedPayload: signer.sign({
      ...names,
      notificationUUID: ids.uuid(),
      version: '2.0',
      signedDate: clock.now,
      data: {...appOf(side), ...data},
    }),
  });
  store.events.observe((event, purchase) => {
    const name = notificationOf(simulator, event, purchase);
    if (name === undefined) return;
    const [notificationType, subtype] = name.split('/');
    const data = {bundleVersion: BUNDLE_VERSION, ...dataOf(side, event, purchase)};
    outbox.add(name, purchase.id, notify({notificationType, subtype}, data));
  });
  const tests = createTestNotifications(outbox, () => ({
    token: `${ids.uuid()}_${clock.now}`,
    body: notify({notificationType: 'TEST'}, {}),
  }));
  return {
    outbox,
    consumption,
    rootCertificate: signer.root,
    pushKeys: {keys: []},
    pushHeaders: () => undefined,
    testNotification: () => void tests.add(),
    fetch: (request: Request) => answerAppStore(request, side, tests),
    forge: (forgery: Parameters<StoreServer['forge']>[0], name: string) =>
      signer.forge(forgery, store.get(name)),
  };
}

function dataOf({simulator, signer}: AppStoreSide, {what}: StoreEvent, purchase: Purchase): object {
  const {subscription} = purchase;
  return {
    signedTransactionInfo: signer.signPurchase(purchase),
    ...(subscription && {
      signedRenewalInfo: signer.sign(renewalPayload(simulator, subscription)),
      status: statusOf(purchase),
    }),
    ...(what === 'refund requested' && {consumptionRequestReason: 'UNINTENDED_PURCHASE'}),
  };
}
