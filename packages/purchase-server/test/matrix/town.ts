import {mkdtempSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import type {Phone} from 'expo-iap-test-kit/kit';
import type {StoreMessage} from 'expo-iap-test-kit/server';
import type {Purchase} from 'expo-iap-test-kit/store/purchase';
import {withVideo} from 'expo-iap-test-kit/testing/videoPlan';
import type {Account} from '../../src/account.ts';
import type {Answer} from '../../src/answers.ts';
import type {PurchaseServer} from '../../src/server.ts';
import {pushHeader, sessionHeader} from '../keys.ts';
import {serverOptions, SUPPORT_KEY} from '../shop.ts';
import {keepLines, openWorld, type World} from '../world.ts';
import {BrokenPromise, checkAccount, checkConsent} from './promises.ts';
import {type CreateServer, place, products, type Setting, TESTERS} from './setting.ts';
import {Trouble} from './trouble.ts';
import {type Known, Truth, userOf} from './truth.ts';

/** Phones, a server and its store, and what can be wrong between them. */
export class Town {
  readonly world: World;
  readonly truth: Truth;
  /** What happened, for the story of a broken promise. */
  readonly lived: string[] = [];
  /** What the server said to its log. */
  readonly log: string[] = [];
  readonly lacks = new Set<string>();
  readonly trouble: Trouble;
  /** Requests whose answer of the store is on its way. */
  readonly flying: {readonly land: () => void; readonly landed: Promise<unknown>}[] = [];
  /** How far the clock of the database is ahead. */
  #ahead = 0;
  wasAhead = false;
  readonly #folder = mkdtempSync(join(place, 'matrix-'));
  #servers: PurchaseServer[] = [];
  readonly #open: () => PurchaseServer;
  #turn = 0;

  private constructor(world: World, create: CreateServer, setting: Setting) {
    this.world = world;
    this.truth = new Truth(world.app.simulator, setting);
    this.lived.push(Object.values(setting).join(', '));
    const options = serverOptions(world.store, world.phone.os);
    this.#open = () =>
      create({
        ...options,
        database: join(this.#folder, 'purchases.db'),
        products: (id) => (this.lacks.has(id) ? undefined : products.get(id)),
        owners: setting.owners,
        isTester: (user) => TESTERS.includes(user),
        isUser: async (user) => this.truth.accounts.has(user),
        now: () => this.time,
        rate: {requests: 10_000, seconds: 1},
        log: keepLines(this.log),
      });
    this.#servers.push(this.#open());
    this.trouble = new Trouble(world.phone.os);
    world.before = (request, ask) => this.trouble.meet(request, ask);
  }

  static async build(os: Phone['os'], create: CreateServer, setting: Setting): Promise<Town> {
    const phone = {seed: 7, products: withVideo, startsAt: Date.UTC(2026, 1, 3)};
    const {environment, lineItems} = setting;
    const google = os === 'android' && {lineItems};
    const world = await openWorld(os, {phone, environment, ...google});
    world.phone.kill();
    return new Town(world, create, setting);
  }

  async end(): Promise<void> {
    await this.land();
    await Promise.all(this.#servers.map((server) => server.close()));
    rmSync(this.#folder, {recursive: true, force: true});
  }

  get os(): Phone['os'] {
    return this.world.phone.os;
  }

  /** By the clock of the database. */
  get time(): number {
    return this.world.phone.time + this.#ahead;
  }

  setAhead(ms: number): void {
    this.#ahead = ms;
    this.wasAhead ||= ms > 0;
  }

  /** The servers end, and start again on the same file. */
  async restart(count: number): Promise<void> {
    await this.land();
    await Promise.all(this.#servers.map((server) => server.close()));
    this.#servers = Array.from({length: count}, this.#open);
  }

  async work(): Promise<void> {
    for (const server of this.#servers) await server.work();
  }

  /** Each request goes to the next of the servers. */
  async request(path: string, authorization: string, init: RequestInit = {}): Promise<Response> {
    const server = this.#servers[this.#turn++ % this.#servers.length];
    const headers = {authorization, 'content-type': 'application/json'};
    const asked = new Request(`https://api.example.com${path}`, {...init, headers});
    return server?.fetch(asked) ?? Response.error();
  }

  /** The app of a user starts, and sends what the store has for them. */
  async startApp(user: string): Promise<void> {
    for (const one of this.truth.unfinished) if (userOf(one) === user) await this.send(user, one);
  }

  async delete(user: string): Promise<void> {
    await this.request(`/support/users/${user}`, `Bearer ${SUPPORT_KEY}`, {method: 'DELETE'});
    this.truth.forget(user);
  }

  async checkAccounts(): Promise<void> {
    for (const user of this.truth.accounts) await this.#check(user);
  }

  /** One user after each act: the promises hold for all at the end. */
  async checkNextAccount(): Promise<void> {
    const users = [...this.truth.accounts];
    const user = users[this.lived.length % users.length];
    if (user !== undefined) await this.#check(user);
  }

  /** The app of a user sends a purchase, and finishes it when the server says so. */
  async send(user: string, purchase: Purchase, token = purchase.token, isLate = false) {
    const {truth} = this;
    const known = truth.of(purchase);
    const {productId} = purchase;
    const wasTroubled = this.trouble.isThere;
    const response = await this.sendInVain(user, purchase, token);
    const isExcused = wasTroubled || this.lacks.size > 0;
    if (response.status >= 500 && !isExcused)
      throw this.#lost(`${purchase.id} of ${user} is answered ${response.status}`);
    if (!response.ok) {
      if (isLate) truth.sent(user, known);
      return;
    }
    const answer: Answer = await response.json();
    if (!answer.genuine) throw new BrokenPromise('lost', `${purchase.id} is not genuine`);
    this.#judge(user, known, answer, isExcused || this.lacks.size > 0);
    // An answer that was long on its way says how things were.
    if (!isLate) truth.heard(known);
    if (answer.state !== 'pending' && this.os === 'android' && productId.startsWith('coins_'))
      await this.#consume(purchase);
  }

  /** The same, and the answer gets lost. */
  async sendInVain(user: string, purchase: Purchase, token = purchase.token): Promise<Response> {
    const known = this.truth.of(purchase);
    this.truth.signUp(user);
    this.truth.sent(user, known);
    const body = JSON.stringify({platform: this.os, token, productId: purchase.productId});
    return this.request('/purchases', await sessionHeader(user), {method: 'POST', body});
  }

  /** The same, and what the store answers is on its way until `land`. */
  async sendSlowly(user: string, purchase: Purchase): Promise<void> {
    let land = () => {};
    const until = new Promise<void>((resolve) => (land = resolve));
    let isAsked = () => {};
    const asked = new Promise<void>((resolve) => (isAsked = resolve));
    this.trouble.delay = {until, isAsked};
    const landed = this.send(user, purchase, purchase.token, true);
    this.flying.push({land, landed});
    await Promise.race([asked, landed]);
    this.trouble.delay = undefined;
  }

  async land(): Promise<void> {
    for (const {land, landed} of this.flying.splice(0)) {
      land();
      await landed;
    }
  }

  /** The store tells what it has to say: some of it, in an order, or again. */
  async tell(
    choose: (waiting: readonly StoreMessage[]) => readonly StoreMessage[],
    again = false,
  ): Promise<void> {
    const {store} = this.world;
    let chosen: readonly StoreMessage[] = [];
    const wasTroubled = this.trouble.isThere;
    const path = this.os === 'ios' ? '/apple' : '/google';
    const authorization = await pushHeader();
    const statuses = await store.send(
      async (request) =>
        this.request(path, authorization, {method: 'POST', body: await request.text()}),
      {again, order: (waiting) => (chosen = choose(waiting))},
    );
    for (const [index, status] of statuses.entries()) {
      const {purchase: name = '', type = ''} = chosen[index] ?? {};
      const purchase = this.truth.purchases.find(({id}) => id === name);
      if (status >= 400 && !wasTroubled)
        throw this.#lost(`${type} of ${name} is answered ${status}`);
      if (!purchase) continue;
      const known = this.truth.of(purchase);
      known.isTried = true;
      // Google does not say which product it took back: who never knew it asks nothing.
      if (status < 300 && (known.isCertain || type !== 'VOIDED_PURCHASE')) this.truth.heard(known);
    }
    checkConsent(this.truth, store.consumption);
  }

  async #check(user: string): Promise<void> {
    const response = await this.request('/account', await sessionHeader(user));
    if (!response.ok) throw this.#lost(`/account answers ${response.status}`);
    const account: Account = await response.json();
    this.truth.met.add(user);
    checkAccount(this, user, account);
  }

  #lost(what: string): BrokenPromise {
    return new BrokenPromise('lost', `${what}: ${this.log.at(-1)}`);
  }

  #judge(user: string, known: Known, {owner}: Answer, isExcused: boolean): void {
    const {truth} = this;
    const moves = truth.moves(known);
    const expected = moves ? undefined : (known.owner ?? truth.named(known));
    const isYours = owner === 'you';
    const mayBe = !known.isVoid && (expected ?? user) === user && truth.candidates(known).has(user);
    if (isYours && !mayBe && known.owner !== user)
      throw new BrokenPromise('owner', `${known.key} is also of ${user}`);
    if (!isYours && (expected === user || (moves && !isExcused)))
      throw new BrokenPromise('lost', `${known.key} is not of ${user}`);
    if (isYours) known.owner = user;
  }

  async #consume({productId, token}: Purchase): Promise<void> {
    const {app, fetch} = this.world.store;
    const path = `applications/${app.id}/purchases/products/${productId}/tokens/${token}:consume`;
    await fetch(
      new Request(`https://androidpublisher.googleapis.com/androidpublisher/v3/${path}`, {
        method: 'POST',
        headers: {authorization: 'Bearer app'},
      }),
    );
  }
}
