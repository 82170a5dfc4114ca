import {type LaunchRule, launchRules} from 'expo-iap-api-data/launch/launchRules';
import {pageAddress} from '../data/site.ts';
import type {OpenProject} from '../project/openProject.ts';
import {type CodePlace, comparePlaces, positionOf} from '../scan/findings.ts';
import type {Finder, Found, LaunchGroup, LaunchTask} from './finding.ts';
import {packageName, productIds, testIds} from './productFinders.ts';
import {account, earlyListener, finish, pending, verify} from './purchaseFinders.ts';
import {salesOf} from './sales.ts';
import {manage, price, restore, terms} from './screenFinders.ts';
import {billingPermission, buildNeeds, deadline} from './setupFinders.ts';

/** What a store refuses, or money depends on, at a place. */
export type LaunchFinding = CodePlace & {
  readonly group: LaunchGroup;
  /** The ID of the rule. */
  readonly id: string;
  readonly message: string;
  /** What the store calls the rule, and where it says so. */
  readonly rule: string;
  readonly source?: string | undefined;
  /** The page that says how to do it right. */
  readonly link: string;
};

/** What looks for each rule that files can show. */
const finders: Readonly<Record<string, Finder>> = {
  ...{restore, terms, manage, price, finish, verify, pending, account, deadline},
  'product-ids': productIds,
  'test-ids': testIds,
  'early-listener': earlyListener,
  'build-needs': buildNeeds,
  'package-name': packageName,
  'billing-permission': billingPermission,
};

const ORDER: readonly LaunchGroup[] = ['sure', 'likely', 'question'];

/** Says whether the command can find what breaks a rule. */
export function canFind(id: string): boolean {
  return Object.hasOwn(finders, id);
}

/** Looks for everything that breaks a rule of a store that the app is for; `inCall` names files as they were asked about. */
export function launchFindings(
  known: Omit<LaunchTask, 'sales'>,
  inCall: OpenProject['inCall'] = (places) => [...places],
): readonly LaunchFinding[] {
  const task: LaunchTask = {...known, sales: salesOf(known.shop)};
  return launchRules
    .filter(({store}) => store === 'both' || task.app.stores.has(store))
    .flatMap((rule) =>
      (finders[rule.id]?.(task) ?? []).flatMap((found) => findingOf(found, rule, task, inCall)),
    )
    .toSorted(
      (left, right) =>
        ORDER.indexOf(left.group) - ORDER.indexOf(right.group) || comparePlaces(left, right),
    );
}

function findingOf(
  {at, group, message}: Found,
  {id, rule, source, page}: LaunchRule,
  {shop, release}: LaunchTask,
  inCall: OpenProject['inCall'],
): readonly LaunchFinding[] {
  const link = pageAddress(release.version, page);
  const file = 'type' in at ? shop.fileOf(at) : undefined;
  const places = 'type' in at ? inCall(file ? [positionOf(file, at)] : []) : [at];
  return places.map((place) => ({...place, ...{group, id, message, rule, source, link}}));
}
