import {docsVersions} from './versions.ts';

/** The address under which all pages of the tools are. */
export const TOOLS_ROOT = '/tools';

/** The page on which readers choose two patches. */
export const UPGRADE_PAGE = '/tools/upgrade';

/** The page with the life of every name. */
export const HISTORY_PAGE = '/tools/api-history';

/** The page that says which release fits which app. */
export const COMPATIBILITY_PAGE = '/tools/compatibility';

/** The page about the test kit. */
export const KIT_PAGE = '/tools/test-kit';

/** The page about the store inside an app. */
export const POCKET_PAGE = '/tools/pocket-store';

/** The page about the command for editors and assistants. */
export const ASSISTANTS_PAGE = '/tools/assistants';

/** The page about the server that verifies purchases. */
export const SERVER_PAGE = '/tools/server';

/** Two patches, the older one first. */
export type PatchPair = {readonly from: string; readonly to: string};

/** The address of the page for any two patches; the newest is meant without `to`, and without `from` the one before. */
export function choicePath(pair: Partial<PatchPair>): string {
  const {from, to} = pair;
  const query = new URLSearchParams({
    ...(from === undefined ? {} : {from}),
    ...(to === undefined ? {} : {to}),
  });
  return `${UPGRADE_PAGE}?${query.toString()}`;
}

/** The patch that a release post is about, by its address. */
export function releaseOf(permalink: string): string | undefined {
  const numbers = /\/v(\d+)-(\d+)-(\d+)-/.exec(permalink)?.slice(1);
  return numbers?.join('.');
}

/** The address of a name on the page with the life of every name. */
export function historyAnchor(name: string): string {
  return `${HISTORY_PAGE}#${name}`;
}

/** The release of a post, and the page that shows what it changes. */
export type ReleaseChanges = {readonly patch: string; readonly path: string};

/** The oldest release that the site documents, which is the first one of its version. */
export const oldestRelease = `${docsVersions.at(-1)?.version ?? ''}.0`;

/** Finds what the release of a post changes; nothing for the oldest, because no upgrade ends there. */
export function releaseChanges(permalink: string): ReleaseChanges | undefined {
  const patch = releaseOf(permalink);
  if (patch === undefined || patch === oldestRelease) return undefined;
  return {patch, path: choicePath({to: patch})};
}
