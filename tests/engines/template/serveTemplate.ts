import {existsSync, readFileSync, statSync} from 'node:fs';
import {extname, join} from 'node:path';
import {contentType, listenLocally, type LocalServer} from '../../e2e/steps/listenLocally.ts';
import {collector, withoutScripts} from '../server/collector.ts';

const COMPLAINT = '/__complaint';
const COLLECTOR = '/__collector.js';
/** The address of a page, behind this one, without its scripts. */
export const WITHOUT_SCRIPTS = '/__without-scripts?';

/** Serves a built site as any host does, and collects what its pages complain about. */
export async function serveTemplate(
  folder: string,
): Promise<LocalServer & {readonly complaints: string[]}> {
  const complaints: string[] = [];
  const server = await listenLocally((request, response) => {
    const {pathname, search} = new URL(request.url ?? '/', 'http://host');
    const send = (type: string, body: string | Buffer, status = 200): void =>
      void response.writeHead(status, {'content-type': type}).end(body);
    if (pathname === COMPLAINT) {
      request.on('data', (part: Buffer) => complaints.push(part.toString()));
      request.on('end', () => send('text/plain', ''));
    } else if (pathname === COLLECTOR) send('text/javascript', collector(COMPLAINT));
    else if (`${pathname}?` === WITHOUT_SCRIPTS) send('text/html', withoutScripts(search.slice(1)));
    else {
      const file = findFile(folder, decodeURIComponent(pathname));
      const found = file ?? join(folder, '404.html');
      const type = contentType(extname(found));
      const body = readFileSync(found);
      const watched = `$&<script src="${COLLECTOR}"></script>`;
      send(
        type,
        extname(found) === '.html' ? body.toString().replace(/<head[^>]*>/, watched) : body,
        file === undefined ? 404 : 200,
      );
    }
  });
  return {...server, complaints};
}

function findFile(folder: string, path: string): string | undefined {
  return [path, join(path, 'index.html')]
    .map((candidate) => join(folder, candidate))
    .find((file) => existsSync(file) && statSync(file).isFile());
}
