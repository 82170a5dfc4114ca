import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {gzipSync} from 'node:zlib';
import {contentType, isText} from './contentTypes.ts';
import {findFile} from './findFile.ts';

/** A site on a port of this machine. */
export type RunningServer = {readonly origin: string; readonly stop: () => Promise<void>};

type Answer = {readonly body: Buffer; readonly headers: Readonly<Record<string, string>>};

/**
 * Serves a folder as every site is served here: HTTP/1.1 with kept connections, text as gzip of level 9, files read and
 * compressed once. Pages can be rewritten on the way. Nothing else depends on the site, so that the sites differ and not their hosts.
 */
export async function startServer(
  folder: string,
  rewrite: (html: string) => string = (html) => html,
): Promise<RunningServer> {
  const answers = new Map<string, Answer>();
  const answer = (file: string): Answer => {
    const known = answers.get(file);
    if (known) return known;
    const made = makeAnswer(file, rewrite);
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

function makeAnswer(file: string, rewrite: (html: string) => string): Answer {
  const type = contentType(file);
  const content = type.startsWith('text/html')
    ? Buffer.from(rewrite(readFileSync(file, 'utf8')))
    : readFileSync(file);
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
