import {Buffer} from 'node:buffer';
import {refuse} from '../../kit/wrongUse.ts';
import {SimulatorError} from '../../simulator/errors.ts';
import type {Simulator} from '../../simulator/simulator.ts';
import {typeOf} from '../../simulator/store/catalog.ts';
import {Outbox} from '../outbox.ts';
import type {StoreServer, StoreServerOptions} from '../storeServer.ts';
import {notificationsOf} from './notifications.ts';
import {answerPlay} from './playApi.ts';

const SUBSCRIPTION = 'projects/example/subscriptions/purchases';

/** The Google Play Developer API and its messages, in the form in which Pub/Sub pushes them. */
export function openPlayStore(
  simulator: Simulator<'android'>,
  app: StoreServer['app'],
  {lineItems}: StoreServerOptions,
) {
  const {store, catalog, clock} = simulator;
  const outbox = new Outbox(clock);
  store.events.observe((event, purchase) => {
    const isPlan = typeOf(catalog.get(purchase.productId)) === 'subs';
    const time = clock.now;
    for (const {name, content} of notificationsOf(event, purchase, isPlan)) {
      const messageId = String(outbox.messages.length + 1);
      const data = {
        version: '1.0',
        packageName: app.id,
        eventTimeMillis: String(time),
        ...content,
      };
      outbox.add(name, purchase.id, {
        message: {
          data: Buffer.from(JSON.stringify(data)).toString('base64'),
          messageId,
          publishTime: new Date(time).toISOString(),
        },
        subscription: SUBSCRIPTION,
      });
    }
  });
  return {
    testNotification: () => refuse('Google Play has no test message here.'),
    outbox,
    consumption: [],
    rootCertificate: new Uint8Array(),
    fetch: (request: Request) => answerPlay(request, simulator, app, lineItems),
    forge(): never {
      throw new SimulatorError('Google signs nothing that your server reads; send it any text.');
    },
  };
}
