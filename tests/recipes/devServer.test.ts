import {appendFileSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {chromium, expect as expectSoon} from '@playwright/test';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {ensureBrowser, findTestBrowser} from '../../scripts/test/browsers.ts';
import {copyRepository, type RepositoryCopy} from '../copies/copyRepository.ts';
import {type DevServer, startServer} from './startServer.ts';

const port = Number(process.env['SITE_PORT'] ?? 4280) + 2;
let copy: RepositoryCopy;
let server: DevServer;
const at = (file: string): string => join(copy.folder, file);

beforeAll(async () => {
  copy = copyRepository('dev-server');
  server = startServer(copy.folder, '2.8', port);
  await server.told(/compiled successfully/);
}, 300_000);
afterAll(async () => server.stop());

it('X the dev server shows pages that it compiles on opening, with the styles of each', async () => {
  const browser = await chromium.launch({
    executablePath: findTestBrowser() ?? ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  await page.goto(`http://localhost:${port}/search`);
  await expectSoon(page.getByRole('heading', {name: 'All pages'})).toBeVisible({timeout: 60_000});
  await expectSoon(page.getByText('Search needs JavaScript.')).toBeHidden({timeout: 15_000});
  // What two pages share stays where the first one has it.
  for (const path of ['', 'docs/guides/purchases', 'tools/upgrade', 'docs/api/error-codes']) {
    await page.goto(`http://localhost:${port}/${path}`);
    await page.locator('h1').first().waitFor({timeout: 60_000});
    expect(await page.locator('h1').allTextContents()).not.toContain('This page crashed');
  }
  await browser.close();
});

it('X the dev server shows mistakes in samples and marks, with file and line', async () => {
  const file = at('docs/sponsors.mdx');
  const before = readFileSync(file, 'utf8');
  const line = before.split('\n').length;
  writeFileSync(file, `${before}\n\`\`\`ts\nexport const price: number = 'free';\n\`\`\`\n`);
  await server.told(new RegExp(`docs/sponsors\\.mdx:${line + 2}:\\d+ TS2322`));
  writeFileSync(file, `${before}\n<Signature of="notThere" />\n`);
  await server.told(new RegExp(`docs/sponsors\\.mdx:${line + 1}:\\d+ <Signature of="notThere">`));
  writeFileSync(file, before);
  // A sample file alone: the page that shows it is compiled again.
  appendFileSync(at('docs/examples/_samples/basic-store.tsx'), 'const price: number = "free";\n');
  await server.told(/docs\/examples\/_samples\/basic-store\.tsx:\d+:7 TS2322/);
});
