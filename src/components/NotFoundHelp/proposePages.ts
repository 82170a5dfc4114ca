import {versionOfAddress} from '../../site/addresses.ts';
import {alternatives} from '../../site/promised.ts';
import {followRedirects} from '../../site/redirects.ts';
import {docsVersions, latestVersion, versionRoot} from '../../site/versions.ts';
import {readable} from './missingAddress.ts';

/** What a missing address may have meant; no page is in two lists. */
export type Proposals = {
  /** The page that replaced the address; the reader can be redirected there without asking. */
  readonly moved?: string;
  /** The same page in the versions that have it, newest first. */
  readonly otherVersions: readonly string[];
  /** Pages that the reader may have meant: the address as it should be written, or the page that replaces it in this version. */
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
const UNKNOWN_VERSION = /^\/docs\/v?\d+(?:\.(?:\d+|x))*(?=\/|$)/;

/** Finds what a reader meant by an address that does not exist, among the pages that do. */
export function proposePages(pathname: string, knownPages: readonly string[]): Proposals {
  const known = new Set(knownPages);
  const address = cleanAddress(pathname);
  const moved = followRedirects(address);
  if (moved !== undefined && known.has(moved)) return {moved, otherVersions: [], close: []};

  const {root, rest} = withoutVersion(address);
  const otherVersions = docsVersions.map(versionRoot).flatMap((other) => {
    if (rest === undefined || other === root) return [];
    const same = `${other}/${rest === '' ? 'intro' : rest}`;
    const page = followRedirects(same) ?? same;
    return known.has(page) ? [page] : [];
  });
  const close = [
    ...(known.has(address) ? [address] : []),
    ...insteadOf(root, rest).filter((page) => known.has(page)),
  ];
  return {otherVersions, close: [...new Set(close)]};
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
