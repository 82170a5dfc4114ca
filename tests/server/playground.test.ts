import {type Browser, chromium, expect as expectNow, type Page} from '@playwright/test';
import {libraryVersions} from 'expo-iap-test-kit/versions';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {findTestBrowser} from '../../scripts/test/findBrowser.ts';
import {NO_BROWSER} from '../../scripts/test/installBrowser.ts';
import {docsVersions} from '../../src/site/versions.ts';
import {changeFile, openEditor, runEdited} from '../e2e/steps/editSample.ts';
import {startSample} from '../e2e/steps/playground.ts';
import {watchErrors} from '../e2e/steps/watchErrors.ts';
import {watchViolations} from '../e2e/steps/watchViolations.ts';
import {server} from './sendRequest.ts';

const file = 'basic-store.tsx';
const playable = docsVersions.filter(({patch}) => libraryVersions.some((one) => one === patch));

// A machine that does other work beside the browser is slow, not wrong.
const expectSoon = expectNow.configure({timeout: 30_000});

let browser: Browser;
beforeAll(async () => {
  const executablePath = findTestBrowser();
  if (executablePath === undefined) throw new Error(NO_BROWSER);
  browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--site-per-process'],
  });
});
afterAll(async () => browser.close());

/** Opens a page of nginx, lets a reader work in it, and fails when the browser complains or refuses something. */
async function visit(work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({baseURL: `http://127.0.0.1:${server.ports.site}`});
  const page = await context.newPage();
  const complaints = watchErrors(page);
  const violations = await watchViolations(page);
  await work(page);
  expect(complaints).toEqual([]);
  expect(violations).toEqual([]);
  await context.close();
}

it.each(playable)('X behind nginx a sample of $version runs, sells and is edited', (version) =>
  visit(async (page) => {
    const {stage, phone} = await startSample(page, {version, app: 'basic-store', platform: 'ios'});
    await phone.getByRole('button', {name: 'Buy 100 coins'}).click();
    await stage.getByRole('dialog').getByRole('button', {name: 'Pay', exact: true}).click();
    await expectSoon(phone.getByRole('heading')).toHaveText('You have 100 coins');
    await openEditor(stage);
    await changeFile(stage, file, (code) => code.replace('You have ${', 'You own ${'));
    await runEdited(stage);
    await expectSoon(phone.getByRole('heading')).toContainText('You own');
    await changeFile(stage, file, (code) => `${code}\nconst price: number = 'free';\n`);
    await stage.getByRole('button', {name: 'Check types'}).click();
    await expectSoon(stage.getByText(/TS2322/)).toBeVisible();
  }),
);
