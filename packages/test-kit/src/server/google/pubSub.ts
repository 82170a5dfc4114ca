import {Buffer} from 'node:buffer';
import type {Payload} from '../../simulator/native/iosPayloads.ts';
import type {Simulator} from '../../simulator/simulator.ts';

const SUBSCRIPTION = 'projects/example/subscriptions/purchases';

/** What Pub/Sub pushes about something that happens now. */
export function pubSubMessage(
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
