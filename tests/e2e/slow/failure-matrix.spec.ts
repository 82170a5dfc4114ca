import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';
import {
  expectReadable,
  finderField,
  hurryAnimations,
  notice,
  openHome,
  retry,
  test,
  victim,
} from '../steps/faultyTest.ts';
import {expectSameDocument, goInside, markDocument, waitUntilAlive} from '../steps/openAlive.ts';
import {watchDocuments} from '../steps/scripts.ts';
import {faults} from '../steps/serveFaulty.ts';

const address = victim.path + victim.rest;
const entryKinds = ['runtime', 'main'] as const;
const routeKinds = ['component', 'data', 'content'] as const;
const typed = 'E_SYNC_ERROR';
const brokenFaults = faults.filter((fault) => fault !== 'slow');

/** The entries fail alike, and so do the scripts of a page, so one of either meets every fault. */
const broken = brokenFaults.flatMap((fault) =>
  [...entryKinds, ...routeKinds]
    .filter((kind) => fault === 'blocked' || kind === 'main' || kind === 'component')
    .map((kind) => ({kind, fault})),
);
const brokenInside = broken.flatMap(({kind, fault}) =>
  kind === 'runtime' || kind === 'main' ? [] : [{kind, fault}],
);

test('E2 E3 the matrix has every kind of script and every fault, on both ways in', () => {
  console.info(`failure matrix: ${broken.length} first loads, ${brokenInside.length} navigations`);
  for (const cells of [broken, brokenInside])
    expect(new Set(cells.map(({fault}) => fault))).toEqual(new Set(brokenFaults));
  expect(new Set(broken.map(({kind}) => kind)).size).toBe(entryKinds.length + routeKinds.length);
  expect(new Set(brokenInside.map(({kind}) => kind)).size).toBe(routeKinds.length);
});

for (const kind of [...entryKinds, ...routeKinds]) {
  test(`E2 X first load, ${kind} slow: readable, keeps what was typed, and comes alive`, async ({
    page,
    server,
    files,
  }) => {
    const documents = watchDocuments(page);
    server.fail(files[kind], 'slow');
    await page.goto(server.origin + address, {waitUntil: 'commit'});
    await expectReadable(page);
    await finderField(page).fill(typed);
    await expect(notice(page)).toHaveCount(0);
    await expect.poll(() => server.asked.some((path) => files[kind].test(path))).toBe(true);
    server.heal();
    await waitUntilAlive(page);
    await expectReadable(page);
    await expect(finderField(page)).toHaveValue(typed);
    expect(documents).toEqual([victim.path]);
  });
}

for (const {kind, fault} of broken) {
  const isEntry = kind === 'runtime' || kind === 'main';
  test(`E2 X first load, ${kind} ${fault}: readable, told, no loop, and Retry heals`, async ({
    page,
    server,
    files,
  }) => {
    const documents = watchDocuments(page);
    server.fail(files[kind], fault);
    await page.goto(server.origin + address);
    // Nobody can say that an entry failed: the notice of the page waits for it instead.
    if (isEntry) await hurryAnimations(page);
    await expect(retry(page)).toBeVisible();
    await expectReadable(page);
    expect(documents).toHaveLength(isEntry ? 1 : 2);
    await finderField(page).fill(typed);
    const place = await scrollDown(page);

    await retry(page).click();
    await expect.poll(() => documents.length).toBe(isEntry ? 2 : 3);
    await page.waitForLoadState();
    if (isEntry) await hurryAnimations(page);
    await expect(retry(page)).toBeVisible();
    expect(documents).toHaveLength(isEntry ? 2 : 3);

    server.heal();
    await retry(page).click();
    await waitUntilAlive(page);
    await expect(notice(page)).toHaveCount(0);
    await expectReadable(page);
    await expect(finderField(page)).toHaveValue(typed);
    await expect.poll(() => distance(page, place)).toBeLessThan(10);
    expect(documents).toHaveLength(isEntry ? 3 : 4);
  });
}

for (const {kind, fault} of brokenInside) {
  test(`E3 E2 X navigation, ${kind} ${fault}: the document loads, is readable, and Retry heals`, async ({
    page,
    server,
    files,
  }) => {
    server.fail(files[kind], fault);
    await openHome(page, server);
    const documents = watchDocuments(page);
    await goInside(page, address);
    await expect(retry(page)).toBeVisible();
    await expectReadable(page);
    expect(documents).toEqual([victim.path, victim.path]);

    server.heal();
    await retry(page).click();
    await waitUntilAlive(page);
    await expect(notice(page)).toHaveCount(0);
    await expectReadable(page);
    expect(documents).toHaveLength(3);
  });
}

for (const fault of brokenFaults) {
  test(`E2 X the finder's script ${fault}: told where it was asked for, and Retry keeps the text`, async ({
    page,
    server,
    files,
  }) => {
    const documents = watchDocuments(page);
    server.fail(files.finder, fault);
    await page.goto(server.origin + address);
    await waitUntilAlive(page);
    await finderField(page).fill(typed);
    await expect(notice(page)).toContainText('The error finder couldn’t load.');
    await expectReadable(page);
    server.heal();
    await retry(page).click();
    await expect(page.getByRole('region', {name: 'Error finder'})).toContainText('Found 1 entry.');
    await expect(finderField(page)).toHaveValue(typed);
    expect(documents).toHaveLength(2);
  });
}

test('E2 X the finder’s script slow: what was typed is answered when it is there', async ({
  page,
  server,
  files,
}) => {
  server.fail(files.finder, 'slow');
  await page.goto(server.origin + address, {waitUntil: 'commit'});
  await waitUntilAlive(page);
  await finderField(page).fill(typed);
  await expect(page.getByRole('region', {name: 'Error finder'})).toContainText('Paste a code');
  server.heal();
  await expect(page.getByRole('region', {name: 'Error finder'})).toContainText('Found 1 entry.');
});

for (const kind of routeKinds) {
  test(`S4 X navigation, ${kind} slow: the open page stays until the next is whole`, async ({
    page,
    server,
    files,
  }) => {
    server.fail(files[kind], 'slow');
    await openHome(page, server);
    const heading = await page.getByRole('heading', {level: 1}).innerText();
    await markDocument(page);
    await goInside(page, address);
    await expect(page.locator('#nprogress')).toBeAttached();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    server.heal();
    await expectReadable(page);
    await expectSameDocument(page);
  });
}

async function scrollDown(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo({top: 1500, behavior: 'instant'});
    return window.scrollY;
  });
}

async function distance(page: Page, place: number): Promise<number> {
  return page.evaluate((before) => Math.abs(window.scrollY - before), place);
}
