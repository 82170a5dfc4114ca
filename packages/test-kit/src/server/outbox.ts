import type {Handler, SendOptions, StoreMessage} from './storeServer.ts';

type Kept = {-readonly [Key in keyof StoreMessage]: StoreMessage[Key]};

/** Messages of the store, which it repeats until the developer's server accepts them. */
export class Outbox {
  readonly #messages: Kept[] = [];
  #writing: Promise<void> = Promise.resolve();

  get messages(): readonly StoreMessage[] {
    return this.#messages;
  }

  /** Keeps a place in the order; the body is written when the store has done what the message is about. */
  add(type: string, purchase: string, write: () => object): void {
    const message: Kept = {type, purchase, body: '', accepted: false};
    this.#messages.push(message);
    this.#writing = this.#writing.then(() => void (message.body = JSON.stringify(write())));
  }

  async send(to: string | Handler, {again, reversed}: SendOptions = {}): Promise<number[]> {
    await this.#writing;
    const waiting = this.#messages.filter(({accepted}) => again === true || !accepted);
    const statuses: number[] = [];
    for (const message of reversed === true ? waiting.toReversed() : waiting) {
      const {status} = await post(to, message.body);
      message.accepted ||= status >= 200 && status < 300;
      statuses.push(status);
    }
    return statuses;
  }
}

async function post(to: string | Handler, body: string): Promise<{status: number}> {
  const init = {method: 'POST', body, headers: {'content-type': 'application/json'}};
  if (typeof to === 'string') return fetch(to, init);
  return to(new Request('https://server.example/', init));
}
