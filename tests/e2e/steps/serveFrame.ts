import type {LocalServer} from './listenLocally.ts';
import {listenLocally} from './listenLocally.ts';

/** Serves a page of another site that frames the address behind `?`. */
export async function serveFrame(): Promise<LocalServer> {
  return listenLocally((request, response) => {
    const target = (request.url ?? '').split('?')[1] ?? '';
    response.writeHead(200, {'content-type': 'text/html'});
    response.end(`<iframe src="${target}"></iframe>`);
  });
}
