import {Buffer} from 'node:buffer';
import {SimulatorError} from '../../simulator/errors.ts';
import type {Payload} from '../../simulator/native/iosPayloads.ts';
import type {Simulator} from '../../simulator/simulator.ts';
import {typeOf} from '../../simulator/store/catalog.ts';
import type {ServerFailures} from '../failures.ts';
import {Outbox} from '../outbox.ts';
import type {StoreServer, StoreServerOptions} from '../storeServer.ts';
import {notificationsOf} from './notifications.ts';
import {answerPlay} from './playApi.ts';
import {pushHeaders, pushKeys} from './pushes.ts';

/** The Google Play Developer API and its messages, in the form in which Pub/Sub pushes them. */
export function openPlayStore(
  simulator: Simulator<'android'>,
  app: StoreServer['app'],
  failures: ServerFailures,
  {lineItems, push}: StoreServerOptions,
) {
  const {store, catalog, clock} = simulator;
  const at = {clock, ids: simulator.ids.twin()};
  const outbox = new Outbox(clock);
  store.events.observe((event, purchase) => {
    const isPlan = typeOf(catalog.get(purchase.productId)) === 'subs';
    for (const {name, content} of notificationsOf(event, purchase, isPlan))
      outbox.add(name, purchase.id, pubSubMessage(at, app.id, content));
  });
  return {
    outbox,
    consumption: [],
    rootCertificate: new Uint8Array(),
    get pushKeys() {
      return pushKeys();
    },
    pushHeaders: () => push && pushHeaders(push),
    testNotification() {
      const content = {testNotification: {version: '1.0'}};
      outbox.add('TEST', '', pubSubMessage(at, app.id, content));
    },
    fetch: (request: Request) => answerPlay(request, {simulator, app, failures, lineItems}),
    forge(): never {
      throw new SimulatorError('Google signs nothing that your server reads; send it any text.');
    },
  };
}

const SUBSCRIPTION = 'projects/example/subscriptions/purchases';

/** What Pub/Sub pushes about something that happens now. */
function pubSubMessage(
  {clock, ids}: Pick<Simulator, 'clock' | 'ids'>,
  packageName: string,
  content: Payload,
): object {
  const time = clock.now;
  const data = {version: '1.0', packageName, eventTimeMillis: String(time), ...content};
  return {
    message: {
      data: Buffer.from(JSON.stringify(data)).toString('base64'),
      messageId: ids.transaction(),
      publishTime: new Date(time).toISOString(),
    },
    subscription: SUBSCRIPTION,
  };
}
