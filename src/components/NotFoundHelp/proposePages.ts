import {similarity} from 'expo-iap-tools/words/editDistance';
import {isUnder, versionOfAddress} from '../../site/addresses.ts';
import {alternatives} from '../../site/promised.ts';
import {followRedirects, type Redirect} from '../../site/redirects.ts';
import {docsVersions, latestVersion, versionRoot} from '../../site/versions.ts';
import {readable} from './missingAddress.ts';

/** What a missing address may have meant; no page is in two lists. */
export type Proposals = {
  /** The page that replaced the address; the reader can be redirected there without asking. */
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

/** No page has a longer address, and a hostile one must not cost time. */
const LONGEST_ADDRESS = 500;
/** No page has a longer name, and the time to compare names grows with the square of their length. */
const LONGEST_NAME = 60;
/** A page is close when it shares at least this part of its name; below it, proposals look random. */
const CLOSE = 0.6;
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

  const {root, rest} = withoutVersion(address);
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

function withoutVersion(address: string): Place {
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

/**
 * Removes what does not change the meaning of an address: case, file endings, punctuation of the text around a link.
 */
function cleanAddress(pathname: string): string {
  const cleaned = readable(pathname)
    .slice(0, LONGEST_ADDRESS)
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/[-.,;:!?)\]}>"'`*]+$/, '')
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?(?:\.html?|\.mdx?)?\/*$/, '');
  return cleaned === '' ? '/' : cleaned;
}

/** Returns the pages whose names come close to the one of a missing address, the closest first. */
function closestPages(address: string, pages: readonly string[]): readonly string[] {
  const wanted = splitAddress(address);
  return pages
    .map((page) => ({page, score: closeness(wanted, splitAddress(page))}))
    .filter(({score}) => score >= CLOSE)
    .toSorted((left, right) => right.score - left.score)
    .map(({page}) => page);
}

type Split = {readonly folder: string; readonly name: string};

function splitAddress(address: string): Split {
  const end = address.lastIndexOf('/');
  return {folder: address.slice(0, end), name: address.slice(end + 1, end + 1 + LONGEST_NAME)};
}

/** The name decides; the folder only puts pages of equal names in order. */
function closeness(wanted: Split, page: Split): number {
  if (wanted.name === '' || page.name === '') return 0;
  const name = Math.max(similarity(wanted.name, page.name), sharedWords(wanted.name, page.name));
  return name < CLOSE
    ? 0
    : name + similarity(wanted.folder.slice(0, LONGEST_NAME), page.folder) / 10;
}

/** The share of the wanted words that the page has. At least two must match, because one says little. */
function sharedWords(wanted: string, page: string): number {
  const words = wanted.split('-').filter((word) => word.length > 1);
  const shared = words.filter((word) => page.split('-').includes(word));
  return shared.length < 2 ? 0 : shared.length / words.length;
}
