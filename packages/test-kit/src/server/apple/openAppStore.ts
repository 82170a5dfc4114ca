import type {Simulator} from '../../simulator/simulator.ts';
import {Outbox} from '../outbox.ts';
import type {StoreServer} from '../storeServer.ts';
import {answerAppStore} from './appStoreApi.ts';
import {notificationOf} from './notifications.ts';
import {renewalPayload, statusOf} from './payloads.ts';
import {createSigner} from './signer.ts';

/** The App Store Server API and its notifications for the purchases of a phone. */
export async function openAppStore(simulator: Simulator<'ios'>, app: StoreServer['app']) {
  const {store, clock, ids} = simulator;
  const signer = await createSigner(simulator, app.id);
  store.proofs.sign = (purchase) => signer.signPurchase(purchase);
  const outbox = new Outbox(clock);
  const consumption: unknown[] = [];
  store.events.observe((event, purchase) => {
    const names = notificationOf(simulator, event, purchase);
    if (!names) return;
    const {subscription} = purchase;
    const data = {
      ...{appAppleId: app.appleId, bundleId: app.id, environment: app.environment},
      signedTransactionInfo: signer.signPurchase(purchase),
      ...(subscription && {
        signedRenewalInfo: signer.sign(renewalPayload(simulator, subscription)),
        status: statusOf(purchase),
      }),
      ...(event.what === 'refund requested' && {consumptionRequestReason: 'UNINTENDED_PURCHASE'}),
    };
    const notificationUUID = ids.uuid();
    const signed = {...names, notificationUUID, version: '2.0', signedDate: clock.now, data};
    outbox.add(Object.values(names).join('/'), purchase.id, {signedPayload: signer.sign(signed)});
  });
  return {
    outbox,
    consumption,
    rootCertificate: signer.root,
    fetch: (request: Request) => answerAppStore(request, {simulator, app, signer, consumption}),
    forge: (forgery: Parameters<StoreServer['forge']>[0], name: string) =>
      signer.forge(forgery, store.get(name)),
  };
}
