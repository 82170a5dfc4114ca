import type {Answer} from 'expo-iap-test-kit/serverAnswer';
import type {Simulator} from 'expo-iap-test-kit/simulator';

/** The server behind the samples, for the user who is signed in; a process that died meanwhile gets no answer. */
export class ShopServer {
  /** The user who is signed in to the app. */
  user = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';
  /** What no sample may ask of a server. */
  readonly faults: string[] = [];
  readonly #phone: Simulator;

  constructor(phone: Simulator) {
    this.#phone = phone;
  }

  /** Checks a purchase and gives it once, and says so in the words of the server that the site shows. */
  async answer(token: string): Promise<Answer> {
    return this.#alive(() => this.#phone.server.check(this.user, token));
  }

  /** The same; whether the purchase may be finished. */
  async settle(token: string): Promise<boolean> {
    const {genuine, state, ofAnother} = await this.answer(token);
    return genuine && !ofAnother && state !== 'pending' && state !== 'refunded';
  }

  /** Gives what a key pays for, unless the key is known. */
  async give(key: unknown): Promise<void> {
    const {server, store} = this.#phone;
    server.reach();
    if (typeof key === 'string' && store.find(key)) server.remember(key, this.user);
    else this.faults.push(`gives for the key ${String(key)}, which is not a purchase`);
    await this.#alive(() => server.gate.pass());
  }

  async #alive<Result>(ask: () => Promise<Result>): Promise<Result> {
    const {device} = this.#phone;
    const {process} = device;
    const answer = await ask();
    if (!device.running || device.process !== process) await new Promise(() => {});
    return answer;
  }
}
