import {posix} from 'node:path';
import type {PhrasingContent} from 'mdast';
import {codeAnchor} from '../../site/addresses.ts';

const HOME = 'api/error-codes.mdx';
const ROOT = /^(?:docs|versioned_docs\/version-[^/]+)\//;

/** Whether a page is the one that sets the anchors of its version. */
export function isHome(page: string): boolean {
  return page.replace(ROOT, '') === HOME;
}

/** A code as a link to the place that explains it. */
export function codeLink(code: string, page: string): PhrasingContent {
  const url = `${isHome(page) ? '' : wayHome(page)}#${codeAnchor(code)}`;
  return {type: 'link', url, children: [{type: 'inlineCode', value: code}]};
}

// Docusaurus turns the path of a file into the address of the page, in the same version.
function wayHome(page: string): string {
  const root = ROOT.exec(page)?.[0];
  if (root === undefined) {
    throw new Error('<ErrorTable> belongs on a docs page: a post has no version of its own.');
  }
  const way = posix.relative(posix.dirname(page), `${root}${HOME}`);
  return way.startsWith('.') ? way : `./${way}`;
}
