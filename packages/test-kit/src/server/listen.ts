import {Buffer} from 'node:buffer';
import {once} from 'node:events';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {buffer} from 'node:stream/consumers';
import type {Handler} from './storeServer.ts';

/** Serves a handler, on loopback unless another address is named; a free port is taken without a number. */
export async function listen(
  handler: Handler,
  port = 0,
  host = '127.0.0.1',
): Promise<{url: string; close(): Promise<void>}> {
  const server = createServer((message, response) => void answer(handler, message, response));
  await once(server.listen(port, host), 'listening');
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://127.0.0.1:${bound}`,
    async close() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

async function answer(handler: Handler, message: IncomingMessage, response: ServerResponse) {
  const body = await buffer(message);
  const {method = 'GET', url = '/'} = message;
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) headers.set(name, String(value));
  const request = new Request(new URL(url, 'http://127.0.0.1'), {
    method,
    headers,
    ...(body.length > 0 && {body}),
  });
  const answered = await Promise.resolve(handler(request)).catch(
    (error: unknown) => new Response(String(error), {status: 500}),
  );
  // A network error has no status: the connection breaks.
  if (answered.type === 'error') return void response.destroy();
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(Buffer.from(await answered.arrayBuffer()));
}
