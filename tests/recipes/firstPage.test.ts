import {chromium, expect as expectSoon} from '@playwright/test';
import {it} from 'vitest';
import {findTestBrowser} from '../../scripts/test/findBrowser.ts';
import {NO_BROWSER} from '../../scripts/test/installBrowser.ts';
import {copyRepository} from '../copies/copyRepository.ts';
import {startServer} from './startServer.ts';

it('X the dev server shows a page that it compiles on opening with the styles of that page', async () => {
  const {folder} = copyRepository('first-page');
  const port = Number(process.env['SITE_PORT'] ?? 4280) + 3;
  const executablePath = findTestBrowser();
  if (executablePath === undefined) throw new Error(NO_BROWSER);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const server = startServer(folder, '2.8', port);
  try {
    await server.told(/compiled successfully/);
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}/search`);
    await expectSoon(page.getByRole('heading', {name: 'All pages'})).toBeVisible({timeout: 60_000});
    await expectSoon(page.getByText('Search needs JavaScript.')).toBeHidden({timeout: 15_000});
  } finally {
    await server.stop();
    await browser.close();
  }
});
