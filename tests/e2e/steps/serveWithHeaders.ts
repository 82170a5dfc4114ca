import {existsSync, readFileSync, statSync} from 'node:fs';
import {extname, join} from 'node:path';
import {headersFor, readHeadersFile} from '../../html/readHeadersFile.ts';
import type {LocalServer} from './listenLocally.ts';
import {contentType, listenLocally} from './listenLocally.ts';

/** Serves a build as a host does that reads its `_headers` file; outside its base path there is nothing. */
export async function serveWithHeaders(folder = 'build', base = '/'): Promise<LocalServer> {
  const rules = readHeadersFile(folder);
  return listenLocally((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    if (!path.startsWith(base)) {
      response.writeHead(404, {'content-type': 'text/plain'});
      response.end('Outside the site.');
      return;
    }
    const inside = path.slice(base.length - 1);
    const found = [inside, `${inside}.html`, join(inside, 'index.html')]
      .map((candidate) => join(folder, candidate))
      .find((file) => existsSync(file) && statSync(file).isFile());
    const file = found ?? join(folder, '404.html');
    response.writeHead(found === undefined ? 404 : 200, {
      ...headersFor(path, rules),
      'content-type': contentType(extname(file)),
    });
    response.end(readFileSync(file));
  });
}
