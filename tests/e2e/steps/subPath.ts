import {existsSync} from 'node:fs';
import {readBuild} from '../../html/readBuild.ts';
import type {LocalServer} from './listenLocally.ts';
import {serveWithHeaders} from './serveWithHeaders.ts';

/** The build for a site that is not at the root of its host. */
export const SUB_PATH_BUILD = '.cache/sub-path';

/** Where that site stands. */
export const SUB_PATH = '/expo-iap/';

/** Serves the sub-path build under its path; says how to make it when there is none. */
export async function serveSubPath(): Promise<LocalServer> {
  if (!existsSync(`${SUB_PATH_BUILD}/index.html`))
    throw new Error(`There is no ${SUB_PATH_BUILD}/index.html: run npm test -- sub-path-site.`);
  return serveWithHeaders(SUB_PATH_BUILD, SUB_PATH);
}

/** Returns every address of every page that leaves the sub-path or leads to nothing. */
export function strayAddresses(): string[] {
  const host = 'https://expo-iap.hyo.dev';
  const stray = readBuild(SUB_PATH_BUILD).flatMap(({route, document}) =>
    [...document.querySelectorAll('[href], [src], meta[content^="http"]')]
      .map((element) =>
        ['href', 'src', 'content'].map((name) => element.getAttribute(name)).find(Boolean),
      )
      .filter((address) => address !== undefined && address !== null)
      .map((address) => new URL(address, `${host}${SUB_PATH}${route.slice(1)}`))
      .filter((url) => url.origin === host && !isServed(decodeURIComponent(url.pathname)))
      .map((url) => `${route}: ${url.pathname}`),
  );
  return [...new Set(stray)];
}

function isServed(path: string): boolean {
  if (!path.startsWith(SUB_PATH)) return false;
  const file = `${SUB_PATH_BUILD}/${path.slice(SUB_PATH.length)}`;
  const isPage = existsSync(`${file.replace(/\/$/, '')}.html`) || existsSync(`${file}index.html`);
  return isPage || (existsSync(file) && /\.\w+$/.test(file));
}
