import {connect} from 'node:net';
import {inject} from 'vitest';

/** The server that tests/server/setup.ts started. */
export const server = inject('server');

/** Asks the server for a path, without following a redirect. */
export async function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${server.ports.site}${path}`, {headers, redirect: 'manual'});
}

/** What came back over a socket: no status when the server closed it without an answer. */
export type RawAnswer = {readonly status: number | undefined; readonly text: string};

/** Sends bytes as they are, which no client library would, and reads until the server closes. */
export async function sendRaw(bytes: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(server.ports.site, '127.0.0.1');
    const finish = (): void => {
      const text = Buffer.concat(chunks).toString('latin1');
      const status = /^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1];
      resolve({status: status === undefined ? undefined : Number(status), text});
    };
    socket.setTimeout(20_000, () => {
      socket.destroy();
      reject(new Error(`No end of the answer to ${bytes.toString('latin1').slice(0, 80)}`));
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    // A refused request may be cut off while it is still being sent.
    socket.on('error', finish);
    socket.on('close', finish);
    socket.on('connect', () => {
      socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
      socket.end();
    });
  });
}
