import {chromium, expect, type Page, test as base} from '@playwright/test';
import {readersBrowser} from '../../../playwright.config.ts';
import {
  expectSamePlace,
  exposePort,
  gotNothing,
  hostileApp,
  leavingApp,
  replaceApp,
  type Trap,
  unguarded,
} from '../steps/hostileCode.ts';
import {listenLocally} from '../steps/listenLocally.ts';
import {listenRaw} from '../steps/listenRaw.ts';
import {type Playground, startSample} from '../steps/playground.ts';

/*
 * What code of readers may not reach is a list of pure rules, each with its test in packages/playground-frame; the acts look
 * for the ways out by their names. Whether packets leave the machine shows only where a port of it listens.
 */

/** A trap, and what went into it. */
type Heard = Trap & {
  readonly ways: ReadonlySet<string>;
  readonly counts: () => {readonly tcp: number; readonly udp: number};
};

const test = base.extend<{trap: Heard; other: Heard}>({
  trap: ({}, provide) => withTrap(provide),
  other: ({}, provide) => withTrap(provide),
  // With its own profile, like a reader's: a private window follows no hints.
  context: async ({baseURL, launchOptions}, provide) => {
    const context = await chromium.launchPersistentContext('', {
      ...launchOptions,
      ...(baseURL !== undefined && {baseURL}),
    });
    await provide(context);
    await context.close();
  },
  // Such a profile opens with a window.
  page: async ({context}, provide) => provide(context.pages()[0] ?? (await context.newPage())),
});

// Nor does the browser without windows.
test.use(readersBrowser);

async function withTrap(provide: (trap: Heard) => Promise<void>): Promise<void> {
  const ways = new Set<string>();
  const server = await listenLocally(({url = '/'}, response) => {
    const name = url.slice(1);
    if (name !== '' && name !== 'favicon.ico') ways.add(name);
    const type = name === '' ? 'text/html' : 'text/javascript';
    response.writeHead(200, {'content-type': type, 'access-control-allow-origin': '*'}).end();
  });
  const {port, counts, close} = await listenRaw();
  await provide({origin: server.origin, host: `127.0.0.1:${port}`, ways, counts});
  await close();
  await server.close();
}

/** Starts a page whose sample is another app, and presses its button. */
async function attackWith(page: Page, code: string): Promise<Playground & {address: string}> {
  await replaceApp(page, code);
  const playground = await startSample(page);
  const button = playground.phone.getByRole('button', {name: 'Attack'});
  await expect(button).toBeVisible();
  // Not awaited: the frame may be gone before it could confirm the click.
  void button.click().catch(() => {});
  return {...playground, address: page.url()};
}

test('X a hostile sample reaches no host and gets nothing of the browser, where a page without a policy does', async ({
  page,
  trap,
  other,
}) => {
  test.slow();
  await exposePort(page);
  const {phone, address} = await attackWith(page, hostileApp(trap));
  await expect(phone.locator('main')).toContainText(gotNothing);
  await expectSamePlace(page, address);

  // The same from a page that nothing forbids it. When all of that has arrived, what the sample sent would have, too.
  await page.goto(other.origin);
  await page.addScriptTag({content: unguarded(other)});
  const names = await page.evaluate<string[]>('Object.keys(waysOut)');
  expect(names.length).toBeGreaterThan(20);
  await expect.poll(() => [...other.ways].sort()).toEqual(names.sort());
  await expect.poll(() => Math.min(other.counts().tcp, other.counts().udp)).toBeGreaterThan(0);
  expect([...trap.ways]).toEqual([]);
  expect(trap.counts()).toEqual({tcp: 0, udp: 0});
});

// `location` cannot be taken away. The policy of the page refuses the address.
test('X a hostile sample that leads its frame away sends nothing, and starts over', async ({
  page,
  trap,
}) => {
  const {stage, phone, address} = await attackWith(page, leavingApp(trap));
  // Where that added to the history of the tab, the page has removed the frame.
  await expect
    .poll(async () =>
      (await stage.getByRole('alert').count()) > 0 ? 'removed' : page.frames().at(-1)?.url(),
    )
    .toMatch(/^(?:removed|chrome-error:)/);
  await expectSamePlace(page, address);
  expect([...trap.ways]).toEqual([]);
  await stage.getByRole('button', {name: 'Start over'}).click();
  await expect(phone.getByRole('button', {name: 'Attack'})).toBeVisible();
});
