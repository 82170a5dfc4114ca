import type {RequestListener} from 'node:http';
import {createServer} from 'node:http';

/** A server of a test's own. */
export type LocalServer = {readonly origin: string; close(): Promise<void>};

/** Answers requests on a free port of this machine. */
export async function listenLocally(answer: RequestListener): Promise<LocalServer> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The type under which a file with this ending is sent. */
export function contentType(ending: string): string {
  return TYPES[ending] ?? 'application/octet-stream';
}
