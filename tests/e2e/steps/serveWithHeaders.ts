import {existsSync, readFileSync, statSync} from 'node:fs';
import {extname, join} from 'node:path';
import {headersFor, readHeadersFile} from '../../html/readHeadersFile.ts';
import type {LocalServer} from './listenLocally.ts';
import {contentType, listenLocally} from './listenLocally.ts';

/** Serves the build as a host does that reads its `_headers` file. */
export async function serveWithHeaders(): Promise<LocalServer> {
  const rules = readHeadersFile('build');
  return listenLocally((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const found = [path, `${path}.html`, join(path, 'index.html')]
      .map((candidate) => join('build', candidate))
      .find((file) => existsSync(file) && statSync(file).isFile());
    const file = found ?? 'build/404.html';
    response.writeHead(found === undefined ? 404 : 200, {
      ...headersFor(path, rules),
      'content-type': contentType(extname(file)),
    });
    response.end(readFileSync(file));
  });
}
