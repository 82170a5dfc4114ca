import {expect, type FrameLocator, type Locator, type Page} from '@playwright/test';
import type {Scenario} from 'playground-frame/scenarios/scenario';
import {type DocsVersion, latestVersion} from '../../../src/site/versions.ts';
import {docsAddress} from './addresses.ts';
import {openAlive} from './openAlive.ts';

/** A running sample: its place in the page and the screen of its phone. */
export type Playground = {readonly stage: Locator; readonly phone: FrameLocator};

/** The page that an app is on: an example has the name of its app. */
export const pageOfApp = (app: string): string =>
  app === 'guides' ? 'guides/purchases' : `examples/${app}`;

/** A sample of a version on a platform. */
export type Sample = {
  readonly version: DocsVersion;
  readonly app: string;
  readonly platform: string;
};

/** The sample that most tests run. */
export const basicStore: Sample = {
  version: latestVersion(),
  app: 'basic-store',
  platform: 'ios',
};

/** The address of the page of a sample, with the platform chosen. */
export const addressOf = ({version, app, platform}: Sample): string =>
  `${docsAddress(version, pageOfApp(app))}?platform=${platform}`;

/** The place where an open page offers its sample, and runs it. */
export function playgroundOf(page: Page): Playground {
  const stage = page.getByRole('region', {name: 'Try this sample'});
  return {stage, phone: stage.frameLocator('iframe')};
}

/** Starts the sample of the open page, and waits until the phone runs and all is beside it. */
export async function tryIt(page: Page): Promise<Playground> {
  const {stage, phone} = playgroundOf(page);
  await stage.getByRole('button', {name: 'Try it'}).click();
  await expect(stage.getByRole('switch', {name: 'Network'})).toBeVisible();
  return {stage, phone};
}

/** Chooses a scenario in the list, which is closed while one plays. */
export async function chooseScenario(
  stage: Locator,
  {title, goal}: Pick<Scenario, 'title' | 'goal'>,
): Promise<void> {
  const closed = stage.getByText('All scenarios');
  if (await closed.isVisible()) await closed.click();
  await stage.getByRole('button', {name: `${title} ${goal}`, exact: true}).click();
}

/** Opens the page of a sample and starts it. */
export async function startSample(page: Page, sample = basicStore): Promise<Playground> {
  await openAlive(page, addressOf(sample));
  return tryIt(page);
}
