import {kitPage} from '../../src/site/toolPages.ts';
import {latestVersion} from '../../src/site/versions.ts';
import {docsAddress, pageKinds} from '../e2e/steps/addresses.ts';

/** One address of every kind of page, for tools that are too slow for all of them. */
export const outsidePages: readonly string[] = [
  ...pageKinds,
  docsAddress(latestVersion(), 'api/error-codes'),
  kitPage.path,
  '/search',
  '/accessibility',
  '/404',
];
