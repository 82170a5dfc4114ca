import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import type {RunningServer} from './startServer.ts';
import {findFile, startServer} from './startServer.ts';

let folder = '';
let server: RunningServer;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'));
  writeFileSync(join(folder, 'index.html'), '<p>text</p>'.repeat(100));
  writeFileSync(join(folder, '404.html'), 'not here');
  mkdirSync(join(folder, 'docs/api/types'), {recursive: true});
  for (const file of ['docs/api.html', 'docs/api/types/index.html', 'main.js'])
    writeFileSync(join(folder, file), file);
  server = await startServer(folder);
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, {recursive: true});
});

it('sends pages compressed, and the page for addresses that do not exist', async () => {
  const page = await fetch(server.origin);
  expect(page.headers.get('content-encoding')).toBe('gzip');
  expect(Number(page.headers.get('content-length'))).toBeLessThan(100);
  expect(await page.text()).toBe('<p>text</p>'.repeat(100));
  const missing = await fetch(`${server.origin}/none`);
  expect([missing.status, await missing.text()]).toEqual([404, 'not here']);
});

it('finds pages with and without their own folder, and files', () => {
  const found = (address: string) => findFile(folder, address)?.slice(folder.length + 1);
  expect(found('/')).toBe('index.html');
  expect(found('/docs/api')).toBe('docs/api.html');
  expect(found('/docs/api/types/')).toBe('docs/api/types/index.html');
  expect(found('/main.js')).toBe('main.js');
  expect(found('/docs')).toBeUndefined();
  expect(found('/../../etc/passwd')).toBeUndefined();
});
