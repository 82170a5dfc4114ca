/** The server of the app's developer, which the basic store asks about each purchase. */
export class AppServer {
  static readonly address = 'https://api.example.com/purchases';
  /** What the store has told it of the purchases that it is asked about; down, it answers nothing. */
  state: 'paid' | 'refunded' | 'down' = 'paid';
  readonly #credited = new Map<string, number>();

  get coins(): number {
    return [...this.#credited.values()].reduce((sum, one) => sum + one, 0);
  }

  answer(request: string | null): {readonly status: number; readonly body: string} {
    if (request === null) return {status: 204, body: ''};
    if (this.state === 'down') return {status: 503, body: ''};
    const {token}: {token: string} = JSON.parse(request);
    // A purchase has the same transaction in each proof of Apple's.
    const [, purchase = token] = token.split('.');
    this.#credited.set(purchase, this.state === 'paid' ? 100 : 0);
    const {state, coins} = this;
    return {status: 200, body: JSON.stringify({genuine: true, state, account: {coins}})};
  }

  /** The same without a network. */
  fetch: typeof fetch = async (address, init) => {
    if (address !== AppServer.address) throw new TypeError(`Nobody answers at ${address}.`);
    return new Response(...this.#respond(String(init?.body)));
  };

  #respond(request: string): [string, ResponseInit] {
    const {body, status} = this.answer(request);
    return [body, {status}];
  }
}
