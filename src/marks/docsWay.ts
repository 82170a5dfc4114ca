import {posix} from 'node:path';

const ROOT = /^(?:docs|versioned_docs\/version-[^/]+)\//;

/** The path of a page below its version. */
export function belowVersion(page: string): string {
  return page.replace(ROOT, '');
}

/** The folder of the version of a page. */
export function versionFolder(page: string): string {
  const root = ROOT.exec(page)?.[0];
  if (root !== undefined) return root;
  throw new Error('This mark belongs on a docs page: a post has no version.');
}

/** The way from a page to a file of its version, which Docusaurus turns into the address. */
export function docsWay(page: string, file: string): string {
  const way = posix.relative(posix.dirname(page), `${versionFolder(page)}${file}`);
  return way.startsWith('.') ? way : `./${way}`;
}
