import {expect, test as newTabTest} from '@playwright/test';
import {describeChange, packCode} from 'playground-frame/edit/sharedCode';
import {playableVersions} from '../../src/plugins/playableVersions.ts';
import {latestVersion} from '../../src/site/versions.ts';
import {docsAddress} from './steps/addresses.ts';
import {audit, modes, showIn} from './steps/audit.ts';
import {changeFile, openEditor, runEdited} from './steps/editSample.ts';
import {startSample} from './steps/playground.ts';
import {test} from './steps/sameTab.ts';
import {watchViolations} from './steps/watchViolations.ts';

const version = latestVersion();
const sample = {version, app: 'basic-store', platform: 'ios'} as const;
const part = '[aria-label="Try this sample"]';
const file = 'basic-store.tsx';
/** What the sample says first. */
const title = '{`You have ${coins} coins`}';
const renamed = (code: string): string => code.replace(title, '{`You own ${coins} coins`}');

test('X the store stays or begins again, as the reader chooses', async ({page}) => {
  const {stage, phone} = await startSample(page, sample);
  await phone.getByRole('button', {name: 'Buy 100 coins'}).click();
  await stage.getByRole('button', {name: 'Pay', exact: true}).click();
  await expect(phone.getByRole('heading')).toHaveText('You have 100 coins');
  await openEditor(stage);
  await changeFile(stage, file, renamed);
  await stage.getByRole('checkbox', {name: 'Keep the store'}).check();
  await runEdited(stage);
  await expect(phone.getByRole('heading')).toContainText('You own');
  await expect(stage.getByRole('row', {name: /coins_100/})).toBeVisible();
  await stage.getByRole('checkbox', {name: 'Keep the store'}).uncheck();
  await runEdited(stage);
  await expect(stage.getByText('No purchases yet.')).toBeVisible();
  await expect(phone.getByRole('heading')).toHaveText('You own 0 coins');
});

test('X a mistake is named at its line, and nothing runs', async ({page}) => {
  const {stage, phone} = await startSample(page, sample);
  await openEditor(stage);
  let line = 0;
  await changeFile(stage, file, (code) => {
    line = code.slice(0, code.indexOf(title)).split('\n').length;
    return code.replace(title, '{1 +}');
  });
  await runEdited(stage);
  const problem = stage.getByRole('button', {name: `${file}, line ${line}: `});
  await expect(stage.getByRole('alert')).toContainText(`${file}, line ${line}: `);
  await expect(phone.getByRole('heading')).toHaveText('You have 0 coins');
  await problem.click();
  const field = stage.getByRole('textbox', {name: `Code of ${file}`});
  await expect(field).toBeFocused();
  const at = await field.evaluate((area: HTMLTextAreaElement) => area.selectionStart);
  expect((await field.inputValue()).slice(0, at).split('\n')).toHaveLength(line);
});

test('X an error of changed code is named with its line', async ({page}) => {
  const {stage} = await startSample(page, sample);
  await openEditor(stage);
  await changeFile(stage, file, (code) => `null!.title;\n${code}`);
  await runEdited(stage);
  await expect(stage.getByRole('alert').filter({hasText: `(${file}, line 1)`})).toBeVisible();
});

test('X a link carries a change and runs nothing by itself', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const {stage, phone} = await startSample(page, sample);
  await openEditor(stage);
  await changeFile(stage, file, renamed);
  await stage.getByRole('button', {name: 'Copy link'}).click();
  await expect(stage.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#try=[\w-]+$/);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(stage).toContainText('This code comes from a link, not from this site.');
  await expect(stage.getByRole('textbox', {name: `Code of ${file}`})).toHaveValue(/You own/);
  await expect(stage.getByText('Nothing is running yet.')).toBeVisible();
  await expect(stage.locator('iframe')).toHaveCount(0);
  await runEdited(stage);
  await expect(phone.getByRole('heading')).toHaveText('You own 0 coins');
});

const older = [{name: file, source: 'export default () => null;'}];
const place = {version: version.version, app: 'basic-store'};
const links = {
  'is damaged': [() => Promise.resolve('abc'), 'The code in this link is damaged'],
  'is for another sample': [
    () => packCode(describeChange({...place, app: 'other'}, older, older)),
    'changes the sample "other", which this page doesn’t have',
  ],
  'is for another version': [
    () => packCode(describeChange({...place, version: '1.0'}, older, older)),
    `changes the 1.0 sample, but this page is about ${version.version}`,
  ],
  'was made from an older sample': [
    () => packCode(describeChange(place, older, [{name: file, source: ''}])),
    'The sample has changed since this link was created',
  ],
} as const;

for (const [what, [pack, sentence]] of Object.entries(links))
  test(`X a link that ${what} gets a sentence`, async ({page}) => {
    const packed = await pack();
    await page.goto(`${docsAddress(version, 'examples/basic-store')}?platform=ios#try=${packed}`);
    await expect(page.getByRole('region', {name: 'Try this sample'})).toContainText(sentence);
    await expect(page.locator('iframe')).toHaveCount(0);
  });

for (const playable of playableVersions)
  newTabTest(`X types are checked against ${playable.patch} when a reader asks`, async ({page}) => {
    const violations = await watchViolations(page);
    const {stage} = await startSample(page, {...sample, version: playable});
    await openEditor(stage);
    const check = stage.getByRole('button', {name: 'Check types'});
    await expect(check).toContainText('MB');
    await check.click();
    await expect(stage.getByText(`No type errors with expo-iap ${playable.patch}.`)).toBeVisible();
    await changeFile(stage, file, (code) => code.replace('isConsumable: true', 'isConsumable: 1'));
    await check.click();
    await expect(stage.getByRole('alert')).toContainText(
      new RegExp(`line \\d+: TS2322 against expo-iap ${playable.patch}: Type 'number'`),
    );
    expect(violations).toEqual([]);
  });

test('X a page says so when the type checker does not come', async ({page}) => {
  await page.route('**/assets/play/checker.*.js', (route) => route.abort());
  const {stage} = await startSample(page, sample);
  await openEditor(stage);
  await stage.getByRole('button', {name: 'Check types'}).click();
  await expect(stage.getByText('The type checker couldn’t load.')).toBeVisible();
});

test('X a page says so when the editor does not come', async ({page}) => {
  await page.route('**/assets/play/editor.*.js', (route) => route.abort());
  const {stage, phone} = await startSample(page, sample);
  await stage.getByRole('button', {name: 'Edit'}).click();
  await expect(stage.getByRole('alert')).toContainText('The editor couldn’t load.');
  await expect(phone.getByRole('heading')).toHaveText('You have 0 coins');
});

test('X the keyboard reaches each file, edits it, and leaves the field', async ({page}) => {
  const {stage} = await startSample(page, {...sample, app: 'complete-impl'});
  await stage.getByRole('button', {name: 'Edit'}).focus();
  await page.keyboard.press('Enter');
  const tabs = stage.getByRole('tab');
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  const field = stage.getByRole('textbox');
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('// mine');
  await expect(field).toHaveValue(/^\/\/ mine/);
  await page.keyboard.press('Tab');
  await expect(stage.getByRole('button', {name: 'Run', exact: true})).toBeFocused();
});

test('X axe finds nothing in the editor at any width, light or dark', async ({page}) => {
  test.slow();
  const {stage} = await startSample(page, sample);
  await openEditor(stage);
  await changeFile(stage, file, (code) => `${code}\nconst broken = ;\n`);
  await runEdited(stage);
  await expect(stage.getByRole('alert')).toContainText('line');
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({width, height: 900});
    for (const mode of modes) {
      await showIn(page, mode);
      expect(await audit(page, part), `${width} px, ${mode}`).toEqual([]);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px`).toBe(0);
  }
});
