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
  const answer = (file: string): Answer => {
    const known = answers.get(file);
    if (known) return known;
    const made = makeAnswer(file);
    answers.set(file, made);
    return made;
  };
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://site');
    const file = findFile(folder, pathname);
    const {body, headers} = answer(file ?? `${folder}/404.html`);
    response.writeHead(file === undefined ? 404 : 200, headers).end(body);
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

function makeAnswer(file: string): Answer {
  const type = contentType(file);
  const content = readFileSync(file);
  const body = isText(type) ? gzipSync(content, {level: 9}) : content;
  return {
    body,
    headers: {
      'content-type': type,
      'content-length': String(body.length),
      'cache-control': type.startsWith('text/html') ? 'no-cache' : 'public, max-age=31536000',
      ...(isText(type) ? {'content-encoding': 'gzip', vary: 'accept-encoding'} : {}),
    },
  };
}

/** Returns the file that a static host sends for an address: the file itself, the page, or the page of the folder. */
export function findFile(folder: string, address: string): string | undefined {
  const path = normalize(decodeURIComponent(address)).replace(/\/$/, '');
  const names = path === '' ? ['/index.html'] : [path, `${path}.html`, `${path}/index.html`];
  return names
    .map((name) => join(folder, name))
    .find((file) => file.startsWith(folder) && existsSync(file) && statSync(file).isFile());
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml',
};

const TEXT = /^text\/|json|svg/;

/** Returns the type that a file is sent with. */
export function contentType(file: string): string {
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  return isText(type) ? `${type}; charset=utf-8` : type;
}

/** Says whether a type is text, which hosts send compressed. */
export function isText(type: string): boolean {
  return TEXT.test(type);
}
