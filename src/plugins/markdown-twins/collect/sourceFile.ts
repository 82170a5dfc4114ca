const SITE = '@site/';

/** Path of a page's file from the repository's root, from the alias under which a plugin knows it. */
export function sourceFile(source: string): string {
  if (source.startsWith(SITE)) return source.slice(SITE.length);
  throw new Error(`The page ${source} lies outside the site, so it can have no Markdown twin.`);
}
