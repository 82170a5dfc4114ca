import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';

/** Serves a package of the site on loopback, from the folder that it was packed into. */
export async function serveTarball(
  served: string,
  file: string,
): Promise<{readonly address: string; close(): void}> {
  const server = createServer(({url = ''}, response) => {
    const isFile = url === `/${file}`;
    response.writeHead(isFile ? 200 : 404).end(isFile ? readFileSync(join(served, file)) : '');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : '';
  return {address: `http://127.0.0.1:${port}/${file}`, close: () => void server.close()};
}
