import type {Account} from '../../pocket/account.ts';
import {type Act, recorded} from '../../pocket/recorder.ts';
import {type PocketSettings, ReplayedPhone} from '../../pocket/replayedPhone.ts';
import {createStores} from '../../simulator/simulator.ts';
import {unsignedText} from '../../simulator/store/appStore.ts';
import type {PlatformName} from '../../simulator/versions.ts';
import {json} from '../answers.ts';
import {makeChains, STORE} from '../apple/testCertificates.ts';
import {APP, openStores, toStores} from '../openStoreServer.ts';
import type {StoreServer, StoreServerOptions} from '../storeServer.ts';

/** Where the stores send their messages, and how Google's are signed. */
export type PocketStoresOptions = Pick<StoreServerOptions, 'push'> & {
  readonly notify?: Readonly<Partial<Record<PlatformName, string>>>;
};

/** What servers see of the store of one running app. */
type Half = {
  readonly seed: number;
  readonly of: string;
  readonly phone: ReplayedPhone;
  readonly store: StoreServer;
  /** What the developer's server did to the store, and the app has not heard of. */
  readonly acts: Act[];
  entries: Account['entries'];
  sent: Promise<unknown>;
};

/**
 * The stores behind running apps, as servers see them: the last app of each system that reported. An app reports what was done to
 * its phone, and here that is done again.
 */
export class PocketStores {
  readonly app = APP;
  readonly #options: PocketStoresOptions;
  readonly #halves = new Map<PlatformName, Half>();
  #reported: Promise<unknown> = Promise.resolve();

  constructor(options: PocketStoresOptions = {}) {
    this.#options = options;
  }

  /** Answers apps at `/pocket`, and at every other address servers as Apple or Google does. */
  fetch = async (request: Request): Promise<Response> => {
    const {pathname} = new URL(request.url);
    if (pathname === '/pocket') return this.#answerApp(await request.json());
    const half = this.#halves.get(pathname.startsWith('/inApps/') ? 'ios' : 'android');
    if (half) return half.store.fetch(request);
    const reason = 'No app has reported to this store: start the app, with this address in it.';
    return new Response(reason, {status: 503});
  };

  /** DER of the certificate that signs in the place of Apple's. */
  async rootCertificate(): Promise<Uint8Array> {
    return (await makeChains(STORE)).root;
  }

  async #answerApp({account, payload}: {account: string; payload?: unknown}): Promise<Response> {
    const read: Account = JSON.parse(account);
    const half = this.#reported.then(() => this.#follow(read));
    this.#reported = half.catch(() => {});
    const {phone, acts} = await half;
    const {proofs, purchases} = phone.simulator.store;
    const signed = JSON.stringify(payload ?? null).replaceAll(unsignedText, (text, id) => {
      const purchase = purchases.find(({transactionId}) => transactionId === id);
      return purchase ? proofs.write(purchase, text) : text;
    });
    const answer = json({payload: JSON.parse(signed), acts: acts.splice(0)});
    // An app in a page comes from another origin.
    answer.headers.set('access-control-allow-origin', '*');
    return answer;
  }

  /** Does what the app has done since its last report. */
  async #follow({of, seed, startsAt, entries, now}: Account): Promise<Half> {
    const settings: PocketSettings = JSON.parse(of);
    const before = this.#halves.get(settings.platform);
    const isSame = before?.seed === seed && before.of === of;
    const half = isSame ? before : await this.#open(settings, {of, seed, startsAt});
    this.#halves.set(settings.platform, half);
    // The app forgets a process that only looked, which has changed nothing here.
    const known = entries.findIndex(
      (entry, index) => JSON.stringify(entry) !== JSON.stringify(half.entries[index]),
    );
    await half.phone.replay(known < 0 ? [] : entries.slice(known));
    await half.phone.passUntil(now);
    half.entries = entries;
    // Of what was before, the store has told somebody then.
    if (!isSame) await half.store.send('', {lose: true});
    const to = this.#options.notify?.[settings.platform];
    if (to !== undefined)
      half.sent = half.sent
        .then(() => half.store.send(to))
        .catch((error: unknown) => console.warn(`${to} does not take messages.`, error));
    return half;
  }

  async #open(
    settings: PocketSettings,
    {of, seed, startsAt}: Pick<Account, 'of' | 'seed' | 'startsAt'>,
  ): Promise<Half> {
    const phone = new ReplayedPhone(settings, {seed, startsAt}, createStores[settings.platform]);
    const acts: Act[] = [];
    const store = recorded(phone.simulator.store, 'store', (act) => {
      if (/^(?:acknowledge|consume)$/.test(act.name)) acts.push(act);
    });
    const {push} = this.#options;
    const server = await openStores(
      toStores({...phone.simulator, store}),
      push && settings.platform === 'android' ? {push} : {},
    );
    return {of, seed, phone, store: server, acts, entries: [], sent: Promise.resolve()};
  }
}
