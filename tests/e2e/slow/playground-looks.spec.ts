import {expect, type Page} from '@playwright/test';
import {latestVersion} from '../../../src/site/versions.ts';
import {audit, auditColors, auditFrame, modes, showIn} from '../steps/audit.ts';
import {changeFile, openEditor, runEdited} from '../steps/editSample.ts';
import {startSample} from '../steps/playground.ts';
import {test} from '../steps/sameTab.ts';

const version = latestVersion();
const part = '[aria-label="Try this sample"]';

/** What a payment sheet says of the product that is bought, by app and platform. */
const bought = [
  {app: 'basic-store', platform: 'ios', press: 'Buy 100 coins', says: '$0.99'},
  {
    app: 'subscription-manager',
    platform: 'ios',
    press: 'Pro monthly',
    says: 'Free for 7 days, then $5.99 per month',
  },
  {
    app: 'subscription-manager',
    platform: 'android',
    press: 'Pro monthly',
    says: 'Free for 1 week, then $5.99 per month',
  },
] as const;

for (const {app, platform, press, says} of bought)
  test(`X the sheet of ${platform} for ${press} fits every width and axe finds nothing, light or dark`, async ({
    page,
  }) => {
    test.slow();
    const {stage, phone} = await startSample(page, {version, app, platform});
    await phone.getByRole('button', {name: press}).first().click();
    const sheet = stage.getByRole('dialog');
    await expect(sheet).toContainText(says);
    await expect(sheet).toContainText('Nothing is charged.');
    const frame = page.frames().at(-1);
    for (const mode of modes) {
      await showIn(page, mode);
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({width, height: 900});
        await sheet.scrollIntoViewIfNeeded();
        await expect(sheet.getByRole('button', {name: 'Pay', exact: true})).toBeInViewport();
        expect(await (mode === 'light' ? audit : auditColors)(page, part)).toEqual([]);
        expect(frame && (await auditFrame(frame))).toEqual([]);
        expect(await overflowOf(page)).toBe(0);
      }
    }
  });

test('X the sheets of the two stores do not look the same', async ({page}) => {
  const looks: string[] = [];
  for (const platform of ['ios', 'android']) {
    const {stage, phone} = await startSample(page, {version, app: 'basic-store', platform});
    await phone.getByRole('button', {name: 'Buy 100 coins'}).click();
    const look = await stage.getByRole('dialog').evaluate((sheet) => {
      const {borderRadius, insetInline, textAlign} = getComputedStyle(sheet);
      return [borderRadius, insetInline, textAlign].join(' ');
    });
    looks.push(look);
  }
  expect(looks[0]).not.toBe(looks[1]);
});

test('X on a phone the simulated one comes first, also with a scenario and the editor', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  const {stage} = await startSample(page, {version, app: 'basic-store', platform: 'ios'});
  await stage.getByRole('combobox', {name: 'Scenario'}).selectOption('canceled');
  await openEditor(stage);
  const top = async (part: ReturnType<Page['locator']>): Promise<number> =>
    (await part.boundingBox())?.y ?? Number.NaN;
  const phone = await top(stage.locator('iframe'));
  const [offer, log] = [await top(stage), await top(stage.getByRole('log'))];
  expect(phone - offer).toBeLessThan(100);
  for (const part of [
    stage.getByRole('combobox', {name: 'Scenario'}),
    stage.getByRole('button', {name: 'Next step'}),
    stage.getByRole('tab').first(),
  ]) {
    expect(await top(part)).toBeGreaterThan(phone);
    expect(await top(part)).toBeLessThan(log);
  }
  expect(await overflowOf(page)).toBe(0);
});

test('X without its last line a purchase on Android is refunded, in red', async ({page}) => {
  const {stage, phone} = await startSample(page, {
    version,
    app: 'basic-store',
    platform: 'android',
  });
  await openEditor(stage);
  await changeFile(stage, 'basic-store.tsx', (code) =>
    code.replace(/^ *await finishTransaction\(.*\n/m, ''),
  );
  await runEdited(stage);
  await phone.getByRole('button', {name: 'Buy 100 coins'}).click();
  await stage.getByRole('button', {name: 'Pay', exact: true}).click();
  await expect(phone.getByRole('heading')).toHaveText('You have 100 coins');
  await stage.getByRole('button', {name: 'One week later'}).click();
  const fault = stage.getByRole('alert').filter({hasText: 'refunded by Google'});
  await expect(fault).toContainText('was paid, never acknowledged');
  await expect(stage.getByRole('row', {name: /coins_100/})).toContainText('refunded');
  const danger = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--danger)';
    const {color} = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  await expect(fault).toHaveCSS('color', danger);
});

async function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
