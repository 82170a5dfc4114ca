import {relative} from 'node:path';
import {readProject} from '../fits/readProject.ts';
import type {Ignoring} from '../ignored/ignoring.ts';
import {type Ignored, leaveOut} from '../ignored/leaveOut.ts';
import {slashed} from '../project/findProject.ts';
import {openProject} from '../project/openProject.ts';
import type {Skipped} from '../project/readSources.ts';
import type {Release} from '../release/release.ts';
import type {Remark} from '../scan/findings.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';
import type {Surroundings} from '../terminal/surroundings.ts';
import {readAppConfig} from './appConfig.ts';
import {canFind, type LaunchFinding, launchFindings} from './launchFindings.ts';
import {canOpenAddress} from './openedAddresses.ts';
import {readCatalog} from './readCatalog.ts';
import {readShop} from './readShop.ts';

/** What stands between an app and its stores, as far as files show it. */
export type LaunchReport = {
  readonly findings: readonly LaunchFinding[];
  readonly ignored: Ignored;
  readonly mistakes: readonly Remark[];
  readonly skipped: readonly Skipped[];
  /** How many files were read. */
  readonly read: number;
};

/** What to look at, and with what. */
type Asked = {
  readonly named: readonly string[];
  readonly release: Release;
  readonly catalogs: readonly string[];
  readonly ignoring: Ignoring;
  readonly today: string;
};

/** What the test runners take for tests and mocks, which no app contains. */
const TESTS = /(?:^|\/)__(?:mocks|tests)__\/|\.(?:spec|test)\.[cm]?[jt]sx?$/;

/** Looks at a project as the reviewers of the stores do. */
export function launchProject(
  {named, release, catalogs: files, ignoring, today}: Asked,
  {cwd, stderr}: Pick<Surroundings, 'cwd' | 'stderr'>,
): LaunchReport {
  const catalogs = files.map((file) => readCatalog(file, cwd));
  const open = openProject(named, {cwd, stderr});
  const {project, needed, asked, skipped, inCall} = open;
  const known = new Set(needed.map(({name}) => name));
  const others = open.files.filter(({name, text}) => !known.has(name) && canOpenAddress(text));
  const own = [...needed, ...others].filter(({name}) => !TESTS.test(name));
  const shop = readShop(own, release);
  open.done();
  if (!shop)
    throw new CannotAnswer(
      `No file below ${project.paths.join(' or ')} imports expo-iap. Name the folder of an app: expo-iap launch apps/shop`,
    );
  const isRead = !skipped.some(({hasLibrary}) => hasLibrary);
  const show = (path: string): string => slashed(relative(project.cwd, path));
  const all = launchFindings(
    {
      shop: {...shop, isFollowed: shop.isFollowed && isRead},
      ...{catalogs, release, today},
      app: readAppConfig(project.folder, show),
      versions: readProject(cwd, named),
    },
    inCall,
  );
  const mistakes = inCall(shop.mistakes);
  const {kept: findings, ignored} = leaveOut(all, {
    sources: asked,
    ...{idOf: ({id}) => id, canFind, ignoring, folder: project.cwd, paths: project.paths},
    unread: new Set([...mistakes, ...skipped].map(({file}) => file)),
  });
  return {findings, ignored, mistakes, skipped, read: open.files.length};
}
