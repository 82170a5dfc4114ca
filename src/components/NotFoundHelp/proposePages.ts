import {alternatives} from '../../site/pages.ts';
import {followRedirects, type Redirect} from '../../site/redirects.ts';
import {docsVersions, latestVersion, versionRoot} from '../../site/versions.ts';
import {isUnder, versionOfAddress} from '../../site/addresses.ts';
import {cleanAddress} from './cleanAddress.ts';
import {closestPages} from './closestPages.ts';

/** What a missing address may have meant; every page stands in one list only. */
export type Proposals = {
  /** The page that took the place of the address: the reader can be led there without asking. */
  readonly moved?: string;
  /** The same page in the versions that have it, newest first. */
  readonly otherVersions: readonly string[];
  /** Pages whose address is nearly the same, the nearest first. */
  readonly close: readonly string[];
};

type Place = {
  /** Root of the version that the address names, when that version exists. */
  readonly root?: string;
  /** What follows the version; undefined outside the docs. */
  readonly rest?: string;
};

const UNKNOWN_VERSION = /^\/docs\/v?\d+(?:\.(?:\d+|x))*(?=\/|$)/;

/** Finds what a reader meant by an address that does not exist, among the pages that do. */
export function proposePages(
  pathname: string,
  knownPages: readonly string[],
  redirects: readonly Redirect[],
): Proposals {
  const known = new Set(knownPages);
  const address = cleanAddress(pathname);
  const moved = followRedirects(address, redirects);
  if (moved !== undefined && known.has(moved)) return {moved, otherVersions: [], close: []};

  const {root, rest} = placeOf(address);
  const otherVersions = docsVersions.map(versionRoot).flatMap((other) => {
    if (rest === undefined || other === root) return [];
    const same = `${other}/${rest === '' ? 'intro' : rest}`;
    const page = followRedirects(same, redirects) ?? same;
    return known.has(page) ? [page] : [];
  });
  const close = [
    ...(known.has(address) ? [address] : []),
    ...insteadOf(root, rest).filter((page) => known.has(page)),
    ...(otherVersions.length > 0 ? [] : closestPages(address, candidates(knownPages, root))),
  ];
  return {otherVersions, close: [...new Set(close)].slice(0, 3)};
}

function placeOf(address: string): Place {
  const unknown = UNKNOWN_VERSION.exec(address)?.[0];
  const version = versionOfAddress(address);
  const root = version && versionRoot(version);
  // Every address of the docs is under the root of the latest version, whose name is not in it.
  if (unknown !== undefined && root === versionRoot(latestVersion())) {
    return {rest: address.slice(unknown.length + 1)};
  }
  return root === undefined ? {} : {root, rest: address.slice(root.length + 1)};
}

function insteadOf(root: string | undefined, rest: string | undefined): readonly string[] {
  const instead = alternatives[rest ?? ''];
  return root === undefined || instead === undefined ? [] : [`${root}/${instead.path}`];
}

/** Pages that the reader may have meant: none of a version that the address does not name. */
function candidates(knownPages: readonly string[], root: string | undefined): readonly string[] {
  const wanted = root ?? versionRoot(latestVersion());
  const others = docsVersions
    .map(versionRoot)
    .filter((start) => start !== wanted && start.length > wanted.length);
  return knownPages.filter(
    (page) =>
      (root === undefined || isUnder(page, root)) && !others.some((start) => isUnder(page, start)),
  );
}
