/** How a call to a store fails, in the words of the store. */
export type Failure = {readonly status: number; readonly code: number};

/** What is wrong between a server and its store. */
export class Trouble {
  readonly #os: 'ios' | 'android';
  isDown = false;
  failing: {left: number; readonly failure: Failure} | undefined;
  refusesToAcknowledge = false;
  /** The next answer is on its way until `until`; `isAsked` is called when the store has given it. */
  delay: {readonly until: Promise<void>; readonly isAsked: () => void} | undefined;

  constructor(os: 'ios' | 'android') {
    this.#os = os;
  }

  get isThere(): boolean {
    return this.isDown || this.failing !== undefined || this.refusesToAcknowledge;
  }

  end(): void {
    this.isDown = false;
    this.failing = undefined;
    this.refusesToAcknowledge = false;
  }

  /** Stands between the server and the store. */
  async meet({url}: Request, ask: () => Promise<Response>): Promise<Response> {
    if (url.endsWith('/token')) return ask();
    if (this.isDown) return this.#fail({status: 500, code: 5_000_000});
    if (this.failing) {
      const {failure} = this.failing;
      this.failing.left -= 1;
      if (this.failing.left < 1) this.failing = undefined;
      return this.#fail(failure);
    }
    if (this.refusesToAcknowledge && url.endsWith(':acknowledge'))
      return this.#fail({status: 403, code: 0});
    const {delay} = this;
    if (!delay) return ask();
    this.delay = undefined;
    const answer = await ask();
    delay.isAsked();
    await delay.until;
    return answer;
  }

  #fail({status, code}: Failure): Response {
    const ofApple = {errorCode: code, errorMessage: 'Try again.'};
    return Response.json(this.#os === 'ios' ? ofApple : {error: {code: status}}, {status});
  }
}
