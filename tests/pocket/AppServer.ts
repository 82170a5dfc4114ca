/** The server of the app's developer, which the shops ask about each purchase and about what the user has. */
export class AppServer {
  static readonly address = 'https://api.example.com/';
  /** What the store has told it of the purchases that it is asked about; down, it answers nothing. */
  state: 'paid' | 'refunded' | 'down' = 'paid';
  /** The product of each purchase that counts. */
  readonly #given = new Map<string, string>();

  answer(address: string, request: string | null): {status: number; body: string} {
    if (this.state === 'down') return {status: 503, body: ''};
    if (address.endsWith('/account')) return {status: 200, body: JSON.stringify(this.#account())};
    if (request === null) return {status: 204, body: ''};
    const {token, productId}: {token: string; productId: string} = JSON.parse(request);
    // A purchase has the same transaction in each proof of Apple's.
    const [, purchase = token] = token.split('.');
    if (this.state === 'paid') this.#given.set(purchase, productId);
    else this.#given.delete(purchase);
    const answer = {genuine: true, state: this.state, ofAnother: false, account: this.#account()};
    return {status: 200, body: JSON.stringify(answer)};
  }

  #account() {
    const given = [...this.#given.values()];
    const others = given.filter((productId) => productId !== 'coins_100');
    const access = others.map((productId) => [productId, Number.MAX_SAFE_INTEGER]);
    return {coins: 100 * (given.length - others.length), access: Object.fromEntries(access)};
  }

  /** The same without a network. */
  fetch: typeof fetch = async (address, init) => {
    if (!String(address).startsWith(AppServer.address))
      throw new TypeError(`Nobody answers at ${String(address)}.`);
    const {body, status} = this.answer(String(address), String(init?.body));
    return new Response(body, {status});
  };
}
