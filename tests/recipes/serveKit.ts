import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join, resolve} from 'node:path';
import {kitFile} from '../../src/content/kitPackage.ts';
import {packInto} from '../../src/finish/command/packInto.ts';
import {buildKit} from '../../src/plugins/kit/buildKit.ts';

/** Packs the test kit in a folder and serves it on loopback, as the site does. */
export async function serveKit(work: string): Promise<{readonly address: string; close(): void}> {
  const served = join(work, 'served');
  await buildKit(resolve('.'), join(work, 'package'));
  await packInto(served, kitFile, join(work, 'package'));
  const server = createServer(({url = ''}, response) => {
    const isKit = url === `/${kitFile}`;
    response.writeHead(isKit ? 200 : 404).end(isKit ? readFileSync(join(served, kitFile)) : '');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : '';
  return {address: `http://127.0.0.1:${port}/${kitFile}`, close: () => void server.close()};
}
