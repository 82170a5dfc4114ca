/** Nobody answers here, so that what is sent fails as it does while a server is down. */
const NOWHERE = 'http://127.0.0.1:1/';

/** The app's own server, as far as the app reaches it with `fetch` or `XMLHttpRequest`. */
export class AppServer {
  readonly #spared: readonly string[];
  #raise: (() => void) | undefined;

  /** Addresses that stay within reach, such as that of Metro. */
  constructor(spared: readonly (string | undefined)[]) {
    this.#spared = spared.flatMap((one = '') => /^https?:\/\/[^/]+/.exec(one)?.[0] ?? []);
  }

  get mood(): 'well' | 'down' {
    return this.#raise ? 'down' : 'well';
  }

  set mood(mood: 'well' | 'down') {
    this.#raise?.();
    this.#raise = mood === 'down' ? this.#shut() : undefined;
  }

  #shut(): () => void {
    let isDown = true;
    const isLost = (address: string): boolean =>
      isDown &&
      /^https?:/.test(address) &&
      !this.#spared.some((one) => address === one || address.startsWith(`${one}/`));
    const {fetch, XMLHttpRequest} = globalThis;
    const {open} = XMLHttpRequest.prototype;
    const lost: typeof fetch = (input, init) =>
      fetch(isLost(input instanceof Request ? input.url : String(input)) ? NOWHERE : input, init);
    function openLost(this: XMLHttpRequest, ...[method, address, ...rest]: unknown[]): void {
      Reflect.apply(open, this, [method, isLost(String(address)) ? NOWHERE : address, ...rest]);
    }
    globalThis.fetch = lost;
    XMLHttpRequest.prototype.open = openLost;
    return () => {
      isDown = false;
      // Who has put something around it meanwhile keeps that.
      if (globalThis.fetch === lost) globalThis.fetch = fetch;
      if (XMLHttpRequest.prototype.open === openLost) XMLHttpRequest.prototype.open = open;
    };
  }
}
