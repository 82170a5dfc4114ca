import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import {extname, join, normalize} from 'node:path';
import {gzipSync} from 'node:zlib';

/** A site on a port of this machine. */
export type RunningServer = {readonly origin: string; readonly stop: () => Promise<void>};

type Answer = {readonly body: Buffer; readonly headers: Readonly<Record<string, string>>};

/**
 * Serves a folder as every site is served here: HTTP/1.1 with kept connections, text as gzip of level 9, files read and
 * compressed once. Nothing else depends on the site, so that the sites differ and not their hosts.
 */
export async function startServer(folder: string): Promise<RunningServer> {
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const found = findFile(folder, new URL(request.url ?? '/', 'http://site').pathname);
    const file = found ?? `${folder}/404.html`;
    const answer = answers.get(file) ?? makeAnswer(file);
    answers.set(file, answer);
    response.writeHead(found === undefined ? 404 : 200, answer.headers).end(answer.body);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The page for an address with or without its own folder, or the file itself. */
function findFile(folder: string, address: string): string | undefined {
  const path = normalize(decodeURIComponent(address)).replace(/\/$/, '');
  const names = path === '' ? ['/index.html'] : [path, `${path}.html`, `${path}/index.html`];
  return names
    .map((name) => join(folder, name))
    .find((file) => existsSync(file) && statSync(file).isFile());
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
};

function makeAnswer(file: string): Answer {
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const isText = /^text\/|json|svg/.test(type);
  const content = readFileSync(file);
  const body = isText ? gzipSync(content, {level: 9}) : content;
  return {
    body,
    headers: {
      'content-type': isText ? `${type}; charset=utf-8` : type,
      'content-length': String(body.length),
      'cache-control': type === 'text/html' ? 'no-cache' : 'public, max-age=31536000',
      ...(isText ? {'content-encoding': 'gzip', vary: 'accept-encoding'} : {}),
    },
  };
}
