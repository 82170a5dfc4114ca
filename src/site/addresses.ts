import {
  type DocsVersion,
  docsVersion,
  docsVersions,
  latestVersion,
  liveVersion,
  versionRoot,
} from './versions.ts';

const CUT_FOLDER = /^versioned_docs\/version-([^/]+)\//;
const SITE_ALIAS = '@site/';
const PAGES_FOLDER = 'src/pages';

/** The folder of the skills for assistants, which are no pages, and where assistants look for them. */
export const SKILLS_FOLDER = 'src/content/skills';
export const SKILLS_ROOT = '/.well-known/agent-skills';

/** The docs version whose folder contains a file; undefined for posts and other pages. */
export function versionOfFile(file: string): DocsVersion | undefined {
  const cut = CUT_FOLDER.exec(file)?.[1];
  if (cut !== undefined) return docsVersion(cut);
  return file.startsWith('docs/') ? liveVersion() : undefined;
}

/** The docs version that a page describes; posts and other pages describe the latest. */
export function pageVersion(file: string): DocsVersion {
  return versionOfFile(file) ?? latestVersion();
}

/** The docs version whose root an address is under; undefined outside the docs. */
export function versionOfAddress(
  address: string,
  versions: readonly DocsVersion[] = docsVersions,
): DocsVersion | undefined {
  return versions
    .filter((version) => isUnder(address, versionRoot(version)))
    .toSorted((left, right) => right.path.length - left.path.length)[0];
}

/** Returns whether an address is the given root or below it. */
export function isUnder(address: string, root: string): boolean {
  return address === root || address.startsWith(`${root}/`);
}

/** The address that a page gets from its file and the slug in its front matter. */
export function addressOfFile(file: string, slug?: unknown): string {
  if (file.startsWith(SKILLS_FOLDER))
    return `${SKILLS_ROOT}${file.slice(SKILLS_FOLDER.length).replace(/\.mdx$/, '')}/SKILL.md`;
  if (file.startsWith(PAGES_FOLDER)) return file.slice(PAGES_FOLDER.length).replace(/\.mdx?$/, '');
  const version = file.startsWith('blog/') ? undefined : pageVersion(file);
  const root = version === undefined ? '/blog' : versionRoot(version);
  const path = file.replace(/^(?:blog|docs|versioned_docs\/[^/]+)\//, '').replace(/\.mdx?$/, '');
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : '';
  if (typeof slug === 'string')
    return `${root}/${slug.startsWith('/') ? slug.slice(1) : folder + slug}`;
  return `${root}/${path.replace(/(?:^|\/)(?:index|README)$/, '')}`.replace(/\/$/, '');
}

/** Path of a page's file from the repository's root, from the alias under which a plugin knows it. */
export function sourceFile(source: string): string {
  if (source.startsWith(SITE_ALIAS)) return source.slice(SITE_ALIAS.length);
  throw new Error(`The page ${source} is outside the site, so it cannot have a Markdown twin.`);
}

/** Path of a page as readers see it; plugins end the path of a folder's first page with a slash. */
export function pagePath(permalink: string): string {
  return permalink.length > 1 ? permalink.replace(/\/$/, '') : permalink;
}

/** Path of the Markdown twin of a page. */
export function twinPath(permalink: string): string {
  return `${pagePath(permalink)}.md`;
}

/**
 * The address under the root of the site; redirects and suggestions do not include the path where the site is served.
 */
export function withoutBase(address: string, base: string): string {
  return address.startsWith(base) ? `/${address.slice(base.length)}` : address;
}

/** The address of a page without a file ending: `/docs/intro` for `/docs/intro.html`. */
export function withoutFileEnding(pathname: string, base: string): string {
  const clean = pathname.replace(/(?:\/index)?\.html$/, '');
  return clean === '' || `${clean}/` === base ? base : clean;
}

/** The anchor of an error code on the page that explains all of them, the same in every version. */
export function codeAnchor(code: string): string {
  return code.toLowerCase();
}
