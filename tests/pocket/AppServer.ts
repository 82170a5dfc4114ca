/** The server of the app's developer, which the samples ask about each purchase. */
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
    const {token, productId}: {token: string; productId: string} = JSON.parse(request);
    // A purchase has the same transaction in each proof of Apple's.
    const [, purchase = token] = token.split('.');
    this.#credited.set(purchase, this.state === 'paid' ? 100 : 0);
    const account = {coins: this.coins, access: {[productId]: Number.MAX_SAFE_INTEGER}};
    return {status: 200, body: JSON.stringify({genuine: true, state: this.state, account})};
  }

  /** The same without a network. */
  fetch: typeof fetch = async (address, init) => {
    if (address !== AppServer.address) throw new TypeError(`Nobody answers at ${address}.`);
    const {body, status} = this.answer(String(init?.body));
    return new Response(body, {status});
  };
}
