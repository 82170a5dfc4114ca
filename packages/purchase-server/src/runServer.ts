import process from 'node:process';
import {setTimeout as pause} from 'node:timers/promises';
import {serve} from '@hono/node-server';
import {reasonOf} from './log.ts';
import {createPurchaseServer, type PurchaseServerOptions} from './server.ts';

/** How often the rows are asked for work that is due. */
const EVERY = 5000;
/** So long a shutdown waits for what is under way; process managers wait a little longer before they kill. */
const PATIENCE = 25_000;

/** Listens and works until the process is told to stop; then finishes what is under way, and closes. */
export async function runServer(options: PurchaseServerOptions, port: number): Promise<void> {
  const {log = console} = options;
  const server = createPurchaseServer(options);
  const stop = new AbortController();
  try {
    // A database that cannot be opened is told at the start, and not to the first user.
    await server.open();
  } catch (error) {
    log.error(`The server does not start: ${reasonOf(error)}`);
    process.exit(1);
  }
  const listener = serve({fetch: server.fetch, port}, ({port: taken}) => {
    log.info(`The purchase server listens on port ${taken}.`);
  });
  listener.on('error', (error) => {
    log.error(`The server does not listen: ${reasonOf(error)}`);
    process.exit(1);
  });
  const working = (async () => {
    while (!stop.signal.aborted) {
      await server.work().catch((error: unknown) => {
        log.error(`The work that is due failed, and is tried again: ${reasonOf(error)}`);
      });
      await pause(EVERY, undefined, {signal: stop.signal}).catch(() => undefined);
    }
  })();
  const end = async () => {
    if (stop.signal.aborted) return;
    stop.abort();
    log.info('The purchase server stops: it finishes what is under way.');
    const tooLong = setTimeout(() => {
      log.error(`Something did not end within ${PATIENCE / 1000} s.`);
      process.exit(1);
    }, PATIENCE);
    const closed = new Promise((resolve) => listener.close(resolve));
    // Connections that are kept for a next request would hold the server open.
    const hangUp = setInterval(() => {
      if ('closeIdleConnections' in listener) listener.closeIdleConnections();
    }, 50);
    await Promise.all([closed, working]);
    await server.close();
    clearInterval(hangUp);
    clearTimeout(tooLong);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void end().then(() => process.exit(0)));
}
