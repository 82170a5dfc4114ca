import {cpSync, existsSync, mkdirSync, rmSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {TestProject} from 'vitest/node';
import {prepareFolder} from '../../scripts/prepare-nginx/prepareFolder.ts';
import {freePort} from '../chromium/steps/listenLocally.ts';
import {ensureNginx} from './findNginx.ts';
import {startNginx} from './startNginx.ts';
import {writeConfig} from './writeConfig.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    server: TestServer;
  }
}

/** What a test knows of the server. */
export type TestServer = {
  readonly port: number;
  /** The folder that is served: a copy of build/ with compressed files. */
  readonly site: string;
  readonly hasBrotli: boolean;
};

/** Starts one nginx for all tests of the project, with deploy/nginx.conf and a copy of the build. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const nginx = ensureNginx();
  if (!existsSync('build/index.html'))
    throw new Error('There is no build/index.html: run npm run build before the server tests.');
  const folder = resolve('.cache/server');
  const site = join(folder, 'site');
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  cpSync('build/', site, {recursive: true, dereference: true});
  await prepareFolder(site, join(folder, 'expo-iap/headers.conf'));
  const port = await freePort();
  const stop = await startNginx(nginx, writeConfig(folder, site, port, nginx), port);
  project.provide('server', {
    port,
    site,
    hasBrotli: nginx.brotliModule !== undefined,
  });
  return stop;
}
