import {readFileSync} from 'node:fs';
import type {RequestListener} from 'node:http';
import {extname} from 'node:path';
import {gzipSync} from 'node:zlib';
import {
  contentType,
  listenLocally,
  type LocalServer,
} from '../../tests/chromium/steps/listenLocally.ts';
import {findFile} from '../../tests/chromium/steps/serveFaulty.ts';

/**
 * Serves a folder as every site is served here: HTTP/1.1 with kept connections, text as gzip of level 9, files read and
 * compressed once. Nothing else depends on the site, so that the sites differ and not their hosts.
 */
export function startServer(folder: string): Promise<LocalServer> {
  const answers = new Map<string, ReturnType<typeof makeAnswer>>();
  const serve: RequestListener = (request, response) => {
    const found = findFile(
      folder,
      decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname),
    );
    const file = found ?? `${folder}/404.html`;
    const answer = answers.get(file) ?? makeAnswer(file);
    answers.set(file, answer);
    response.writeHead(found === undefined ? 404 : 200, answer.headers).end(answer.body);
  };
  return listenLocally(serve, {keepAliveTimeout: 60_000});
}

function makeAnswer(file: string) {
  const type = contentType(extname(file));
  const isText = /^text\/|json|svg/.test(type);
  const content = readFileSync(file);
  const body = isText ? gzipSync(content, {level: 9}) : content;
  return {
    body,
    headers: {
      'content-type': type,
      'content-length': String(body.length),
      'cache-control': type.startsWith('text/html') ? 'no-cache' : 'public, max-age=31536000',
      ...(isText ? {'content-encoding': 'gzip', vary: 'accept-encoding'} : {}),
    },
  };
}
