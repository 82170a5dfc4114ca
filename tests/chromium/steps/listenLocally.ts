import type {RequestListener, ServerOptions} from 'node:http';
import {createServer} from 'node:http';

/** A server of a test's own. */
export type LocalServer = {
  readonly origin: string;
  readonly port: number;
  close(): Promise<void>;
};

/** Answers requests on a free port of this machine. */
export async function listenLocally(
  answer: RequestListener,
  options: ServerOptions = {},
): Promise<LocalServer> {
  const server = createServer(options, answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const {port} = address;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Returns a port that nothing listens on. */
export async function freePort(): Promise<number> {
  const {port, close} = await listenLocally(() => {});
  await close();
  return port;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** The type under which a file with this ending is sent. */
export function contentType(ending: string): string {
  return TYPES[ending] ?? 'application/octet-stream';
}
