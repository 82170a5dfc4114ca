import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {listenLocally} from '../chromium/steps/listenLocally.ts';

/** Serves a package of the site on loopback, from the folder that it was packed into. */
export async function serveTarball(
  served: string,
  file: string,
): Promise<{readonly address: string; close(): Promise<void>}> {
  const {origin, close} = await listenLocally(({url = ''}, response) => {
    const isFile = url === `/${file}`;
    response.writeHead(isFile ? 200 : 404).end(isFile ? readFileSync(join(served, file)) : '');
  });
  return {address: `${origin}/${file}`, close};
}
