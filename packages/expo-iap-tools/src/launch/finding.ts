import type {Node} from '@babel/types';
import type {FitsApp} from '../fits/fitsApp.ts';
import type {Release} from '../release/release.ts';
import type {CodePlace} from '../scan/findings.ts';
import type {AppConfig} from './appConfig.ts';
import type {Catalog} from './readCatalog.ts';
import type {Shop} from './readShop.ts';
import type {Sale} from './sales.ts';

/** `sure`: a store refuses it, or money is lost; `likely`: so it will, unless something that no file shows stands against it; `question`: only a person can see. */
export type LaunchGroup = 'sure' | 'likely' | 'question';

/** What a rule finds. */
export type Found = {
  /** A place in code, or in another file. */
  readonly at: Node | CodePlace;
  readonly group: LaunchGroup;
  readonly message: string;
};

/** Everything that is known of an app that sells. */
export type LaunchTask = {
  readonly shop: Shop;
  /** What it asks the stores for. */
  readonly sales: readonly Sale[];
  readonly app: AppConfig;
  readonly versions: FitsApp;
  readonly catalogs: readonly Catalog[];
  readonly release: Release;
  /** The day, such as 2026-11-29. */
  readonly today: string;
};

/** Looks for what breaks a rule. */
export type Finder = (task: LaunchTask) => readonly Found[];

/**
 * What is missing is certain only in a whole app that the scan could follow: a component can be used by an app that has
 * the rest.
 */
export function whereWhole({shop, app}: LaunchTask, group: LaunchGroup): LaunchGroup {
  return app.isApp && shop.isFollowed ? group : 'question';
}
