import {expect, type FrameLocator, type Locator, type Page} from '@playwright/test';
import type {DocsVersion} from '../../../src/site/versions.ts';
import {docsAddress} from './addresses.ts';
import {openAlive} from './openAlive.ts';

/** A running sample: its place in the page and the screen of its phone. */
export type Playground = {readonly stage: Locator; readonly phone: FrameLocator};

/** The page that an app is on: an example has the name of its app. */
export const pageOfApp = (app: string): string =>
  app === 'guides' ? 'guides/purchases' : `examples/${app}`;

/** Opens the page of an app and starts it on a platform. */
export async function startSample(
  page: Page,
  {version, app, platform}: {version: DocsVersion; app: string; platform: string},
): Promise<Playground> {
  await openAlive(page, `${docsAddress(version, pageOfApp(app))}?platform=${platform}`);
  const stage = page.getByRole('region', {name: 'Try this sample'});
  await stage.getByRole('button', {name: 'Try it'}).click();
  await expect(stage.getByText('Switch the network off')).toBeVisible();
  return {stage, phone: stage.frameLocator('iframe')};
}
