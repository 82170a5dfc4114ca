import {readdirSync, readFileSync, rmSync} from 'node:fs';
import {extname, join, resolve} from 'node:path';
import {type Browser, chromium, expect as playwrightExpect} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ensureBrowser, findTestBrowser} from '../../scripts/test/browsers.ts';
import {kitFile} from '../../src/content/kitPackage.ts';
import {packInto} from '../../src/finish/command/packInto.ts';
import {buildKit} from '../../src/plugins/kit/buildKit.ts';
import {AppServer} from './AppServer.ts';
import {LIMIT} from './limit.mts';
import {openPhone} from './openPhone.ts';
import {openProject} from './openProject.ts';
import {projects} from './projects.ts';

const WORK = '.cache/pocket';
const PACK = 'Buy 100 coins for $0.99';
/** What only the simulated store says and is called. */
const OF_KIT = /simulated|expo-iap-test-kit|drawStore/i;

const expectSoon = playwrightExpect.configure({timeout: LIMIT / 20});
const served = resolve(WORK, 'served');
let browser: Browser;

beforeAll(async () => {
  rmSync(WORK, {recursive: true, force: true});
  await buildKit(resolve('.'), resolve(WORK, 'package'));
  await packInto(served, kitFile, resolve(WORK, 'package'));
  browser = await chromium.launch({
    executablePath: findTestBrowser() ?? ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
});
afterAll(() => browser.close());

// A title cuts off `$name`, and then no name of a row selects it.
const rows = projects.map((project) => [project.name, project] as const);

describe.each(rows)('X what the command adds to a new app of %s', (_name, project) => {
  const {store} = project;
  const place = join(WORK, project.name.replaceAll(' ', '-'));
  let app: Awaited<ReturnType<typeof openProject>>;
  let running: Awaited<ReturnType<typeof app.start>>;

  beforeAll(async () => {
    app = await openProject(project, place, join(served, kitFile));
    running = await app.start();
  });
  afterAll(() => running.stop());

  it('compiles, and passes its own tests', async () => {
    if (app.isTyped) await app.run('tsc --noEmit');
    const output = await app.run(`jest --testTimeout=${LIMIT / 2}`);
    expect(output).toMatch(/^Tests: +(\d+) passed, \1 total$/m);
  });

  /** A page with a screen of the app, whose server is this one, and a finger. */
  async function openPage(server: AppServer, screen: string) {
    const page = await browser.newPage({viewport: {width: 400, height: 800}});
    const mistakes: Error[] = [];
    page.on('pageerror', (mistake) => mistakes.push(mistake));
    await page.route(`${AppServer.address}*`, (route) =>
      route.fulfill({
        ...server.answer(route.request().url(), route.request().postData()),
        headers: {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*'},
      }),
    );
    const open = (name: string) =>
      page.goto(`${running.origin}${app.addressOf(name)}`, {timeout: LIMIT / 2});
    await open(screen);
    const press = (name: string | RegExp) => page.getByRole('button', {name}).click();
    const act = async (...names: readonly string[]) => {
      for (const name of ['Simulated store', ...names, 'Back to the app']) await press(name);
    };
    return {page, open, press, act, mistakes};
  }

  it('sells in a browser', async () => {
    const server = new AppServer();
    const {page, press, act, mistakes} = await openPage(server, 'coins');
    const has = (coins: number) =>
      expectSoon(page.getByRole('heading', {name: `You have ${coins} coins`})).toBeVisible();
    const says = (words: RegExp) => expectSoon(page.getByRole('alert')).toHaveText(words);
    const buy = async (choice: RegExp) => {
      await press(PACK);
      const sheet = page.getByRole('dialog', {name: /payment sheet/});
      await sheet.getByRole('button', {name: choice}).click();
      await expectSoon(sheet).toBeHidden();
    };
    await buy(/^Pay$/);
    await has(100);
    await buy(/^Cancel$/);
    await expectSoon(page.getByRole('alert')).toBeHidden();
    await buy(/pending/);
    await says(store === 'ios' ? /waits for approval/ : /on its way/);
    await has(100);
    await act('Approve payment');
    await has(200);
    // Apple tells the app of a refund; Google tells the server alone.
    server.state = 'refunded';
    await act('Refund T1');
    await has(store === 'ios' ? 100 : 200);
    server.state = 'down';
    await buy(/^Pay$/);
    await says(/is safe, but not complete/);
    server.state = 'paid';
    await page.reload();
    // Apple sends what is open. The sample reads it on Android alone, and the system of a page is `web`.
    if (store === 'android') await act('Send the event again T3');
    await has(store === 'ios' ? 200 : 300);
    expect(mistakes).toEqual([]);
    await page.close();
  });

  it('shows a page to a subscriber only', async () => {
    const {page, open, press, mistakes} = await openPage(new AppServer(), 'shop');
    const buy = async (product: RegExp) => {
      await press(product);
      await press(/^Pay$/);
    };
    const shows = (words: string) => expectSoon(page.getByText(words)).toBeVisible();
    await buy(/^Buy 100 coins/);
    await shows('You have 100 coins');
    await open('gate');
    await shows('Subscribe to read this');
    await expectSoon(page.getByText('Only for subscribers')).toBeHidden();
    await open('shop');
    await buy(/^Buy Pro/);
    await shows('Pro monthly: yours');
    await open('gate');
    await shows('Only for subscribers');
    expect(mistakes).toEqual([]);
    await page.close();
  });

  // In a page, the subscription manager takes every system but `ios` for Android.
  if (store === 'android')
    it('restores in a browser what was bought on another device', async () => {
      const {page, press, act, mistakes} = await openPage(new AppServer(), 'subscription');
      await act('Buy on a second device', 'Buy on a second device');
      await expectSoon(page.getByText('No subscription yet')).toBeVisible();
      await press('Restore purchases');
      await expectSoon(page.getByText(/: Active, renews/)).toBeVisible();
      expect(mistakes).toEqual([]);
      await page.close();
    });

  it('sells on the renderer of a phone, and gives what was open when the app was killed', async () => {
    const server = new AppServer();
    const phone = openPhone(await running.bundle(), server.fetch);
    const shows = (words: string) => expect.poll(() => phone.text()).toContain(words);
    const pay = async () => {
      await shows(PACK);
      phone.press(PACK);
      await shows('Nothing is charged');
      phone.press('Pay');
    };
    await pay();
    await shows('You have 100 coins');
    server.state = 'down';
    await pay();
    await shows('is safe, but not complete');
    server.state = 'paid';
    phone.press('Simulated store');
    await shows('Kill the app');
    phone.press('Kill the app');
    await shows('You have 200 coins');
  });

  it('is refused in a release, which has no word of it', async () => {
    const release = 'expo export --platform web --output-dir release';
    const refused = app.run(`EXPO_PUBLIC_SIMULATED_STORE=${store} ${release}`);
    await expect(refused).rejects.toThrow('this bundle is for a release');
    await app.run(release);
    const folder = join(place, 'release');
    const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
    // Static pages are beside their scripts.
    const written = files.filter((file) => /\.(html|js)$/.test(file));
    expect(written.map((file) => extname(file))).toContain('.js');
    for (const file of written)
      expect(readFileSync(join(folder, file), 'utf8'), file).not.toMatch(OF_KIT);
    expect(await running.bundle()).toMatch(OF_KIT);
  });
});
