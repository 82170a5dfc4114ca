import {refuse} from '../kit/wrongUse.ts';
import type {Handler, SendOptions, StoreMessage} from './storeServer.ts';

/** A message, and what became of each attempt to send it. */
export type KeptMessage = {-readonly [Key in keyof StoreMessage]: StoreMessage[Key]} & {
  readonly createdAt: number;
  readonly attempts: {readonly at: number; readonly status: number}[];
};

/** Messages of the store, which it repeats until the developer's server accepts them. */
export class Outbox {
  readonly #messages: KeptMessage[] = [];
  readonly #clock: {readonly now: number};

  constructor(clock: {readonly now: number}) {
    this.#clock = clock;
  }

  get messages(): readonly KeptMessage[] {
    return this.#messages;
  }

  /** Writes a message now: whatever happens later, it says how things are at this moment. */
  add(type: string, purchase: string, body: object): KeptMessage {
    const text = JSON.stringify(body);
    const createdAt = this.#clock.now;
    const message = {type, purchase, body: text, accepted: false, lost: false, createdAt};
    const kept: KeptMessage = {...message, attempts: []};
    this.#messages.push(kept);
    return kept;
  }

  async send(to: string | Handler, how: SendOptions = {}): Promise<number[]> {
    const waiting = this.#messages.filter(
      ({accepted, lost}) => !lost && (how.again === true || !accepted),
    );
    if (how.lose === true) {
      for (const message of waiting) message.lost = true;
      return [];
    }
    const statuses: number[] = [];
    for (const message of this.#inOrder(waiting, how)) {
      const {status} = await post(to, message.body, how.headers);
      message.accepted ||= status >= 200 && status < 300;
      message.attempts.push({at: this.#clock.now, status});
      statuses.push(status);
    }
    return statuses;
  }

  #inOrder(waiting: readonly KeptMessage[], {reversed, order}: SendOptions): KeptMessage[] {
    const sorted = reversed === true ? waiting.toReversed() : [...waiting];
    if (!order) return sorted;
    return order(sorted).map(
      (chosen) =>
        this.#messages.find((one) => one === chosen) ??
        refuse('`order` returns messages that it was given, as often as each is to be sent.'),
    );
  }
}

async function post(
  to: string | Handler,
  body: string,
  headers: SendOptions['headers'],
): Promise<{status: number}> {
  const init = {method: 'POST', body, headers: {'content-type': 'application/json', ...headers}};
  if (typeof to === 'string') return fetch(to, init);
  return to(new Request('https://server.example/', init));
}
