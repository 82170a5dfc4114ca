import {createHmac} from 'node:crypto';

/** How your own backend hears of what changed, signed as standardwebhooks.com describes. */
export type Webhook = {
  readonly url: string;
  /** `whsec_` and at least 24 random bytes in Base64; every library for standard webhooks takes it as it is. */
  readonly secret: string;
};

export type WebhookEvent = {
  /** The same whenever the event is sent again, so that your backend can tell. */
  readonly id: string;
  readonly body: string;
};

const PREFIX = 'whsec_';
const FEWEST = 24;

/** What is wrong with a secret, or null. */
export function secretProblem(secret: string): string | null {
  const bytes = Buffer.from(secret.replace(PREFIX, ''), 'base64').length;
  if (!secret.startsWith(PREFIX)) return `It begins with "${PREFIX}".`;
  return bytes < FEWEST ? `It has ${bytes} bytes after "${PREFIX}"; use ${FEWEST} or more.` : null;
}

/** The headers with which an event is sent; `at` is in ms since 1970. */
export function signEvent(
  {secret}: Webhook,
  {id, body}: WebhookEvent,
  at: number,
): Record<string, string> {
  const timestamp = String(Math.floor(at / 1000));
  const signature = createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}

/** Sends an event once; rejects when your backend does not accept it, so that it is sent again later. */
export async function deliver(
  webhook: Webhook,
  event: WebhookEvent,
  at: number,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(webhook.url, {
    method: 'POST',
    headers: signEvent(webhook, event, at),
    body: event.body,
    redirect: 'error',
    signal,
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The webhook's address answered ${response.status}.`);
}
