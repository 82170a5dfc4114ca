import {createApp} from './app.ts';
import {createApple} from './apple/apple.ts';
import {createGoogle} from './google/google.ts';
import {reasonOf} from './log.ts';
import {openParts} from './parts.ts';
import {trackRunning} from './running.ts';
import type {PurchaseServerOptions} from './serverOptions.ts';
import {openUsers} from './users.ts';
import {work} from './work/work.ts';
import {workParts} from './workParts.ts';

export type {PurchaseServerOptions};

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
  const {log = console} = options;
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
