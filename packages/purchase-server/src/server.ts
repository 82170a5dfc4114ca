import {createApp} from './app.ts';
import {createApple} from './apple/apple.ts';
import type {AppleOptions} from './apple/appleOptions.ts';
import {createGoogle, type GoogleOptions} from './google/google.ts';
import type {PushOptions} from './google/push.ts';
import {consoleLog, type Log, reasonOf} from './log.ts';
import {openParts} from './parts.ts';
import type {Product, Products} from './product.ts';
import {trackRunning} from './running.ts';
import {openUsers, type UserOptions} from './users.ts';
import type {Webhook} from './webhook.ts';
import {work} from './work/work.ts';
import {workParts} from './workParts.ts';

export type PurchaseServerOptions = UserOptions & {
  /** A file for SQLite, or the address of a Postgres, `postgres://…`. */
  readonly database: string;
  /** What you sell, by its id in the stores; a function when your catalog changes while the server runs. */
  readonly products: Readonly<Record<string, Product>> | Products;
  readonly apple?: AppleOptions;
  readonly google?: GoogleOptions & {readonly push: PushOptions};
  /**
   * `installations` for apps without accounts, whose user is an id that each installation makes: an unlock or a plan moves to
   * the installation that restores it. Without it, a purchase stays with its user.
   */
  readonly owners?: 'accounts' | 'installations';
  /** What support sends to `/support/…`; without it nobody may. */
  readonly supportKey?: string;
  /** Where your own backend hears of changes. */
  readonly webhook?: Webhook;
  /** The path before those of the server, where it is not taken off: `/store` in a route of Next, and not in Express or Hono. */
  readonly basePath?: string;
  readonly log?: Log;
  /** Only for tests with a simulated clock, in place of the database's. */
  readonly now?: () => number;
};

export type PurchaseServer = {
  /** Opens the database, which the first request does otherwise; rejects with what is wrong. */
  readonly open: () => Promise<void>;
  /** Answers a request, as every server that speaks the web's `fetch` hands it over. Your own paths come before its paths. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Does what is due, once: acknowledges, reads again, sweeps, tells the webhook. Call it every few seconds in one or several processes. */
  readonly work: () => Promise<void>;
  /** Lets requests and work that run come to their end, takes no new ones, and closes the database. */
  readonly close: () => Promise<void>;
};

/** A server that verifies purchases, records them, and answers what a user has. */
export function createPurchaseServer(options: PurchaseServerOptions): PurchaseServer {
  const {log = consoleLog} = options;
  const running = trackRunning();
  const users = openUsers(options);
  const apple = options.apple ? createApple(options.apple) : null;
  const google = options.google ? createGoogle(options.google) : null;
  const open = async () => {
    const parts = await openParts(options, {apple, google}, log, running);
    const {google: {push = null} = {}, supportKey = null, basePath = '/'} = options;
    return {parts, app: createApp({parts, users, push, supportKey, basePath})};
  };
  /** The database is opened when it is first needed, and again when that failed. */
  let opening: ReturnType<typeof open> | undefined;
  const opened = () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  let closing: Promise<void> | undefined;

  const answer = async (request: Request): Promise<Response> => {
    try {
      const {app} = await opened();
      return await app.fetch(request);
    } catch (error) {
      log.error(`The database cannot be opened: ${reasonOf(error)}`);
      return later('The database cannot be opened.');
    }
  };
  return {
    async open() {
      await opened();
    },
    fetch: (request) =>
      closing ? Promise.resolve(later('The server is stopping.')) : running.track(answer(request)),
    async work() {
      if (closing) return;
      const {parts} = await opened();
      const isEnding = () => closing !== undefined;
      await running.track(work(workParts(parts, options.webhook ?? null, isEnding)));
    },
    close() {
      closing ??= (async () => {
        await running.ended();
        await (await opening)?.parts.ledger.close();
      })();
      return closing;
    },
  };
}

function later(error: string): Response {
  return Response.json({error}, {status: 503, headers: {'retry-after': '10'}});
}
