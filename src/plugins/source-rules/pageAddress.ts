import {type DocsVersion, versionRoot} from '../../library/versions.ts';
import {pageVersion} from '../../markdown/pageVersion.ts';

/** The docs version whose folder holds a file; undefined for posts. */
export function versionOf(file: string): DocsVersion | undefined {
  return file.startsWith('blog/') ? undefined : pageVersion(file);
}

/** The address that Docusaurus gives to a page, from its file and the slug in its front matter. */
export function pageAddress(file: string, slug: unknown): string {
  const version = versionOf(file);
  const root = version === undefined ? '/blog' : versionRoot(version);
  const path = file.replace(/^(?:blog|docs|versioned_docs\/[^/]+)\//, '').replace(/\.mdx?$/, '');
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : '';
  if (typeof slug === 'string')
    return `${root}/${slug.startsWith('/') ? slug.slice(1) : folder + slug}`;
  return `${root}/${path.replace(/(?:^|\/)(?:index|README)$/, '')}`.replace(/\/$/, '');
}
