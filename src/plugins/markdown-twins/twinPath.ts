/** Path of a page as readers see it; plugins end the path of a folder's first page with a slash. */
export function pagePath(permalink: string): string {
  return permalink.length > 1 ? permalink.replace(/\/$/, '') : permalink;
}

/** Path of the Markdown twin of a page, from the path of the page. */
export function twinPath(permalink: string): string {
  return `${pagePath(permalink)}.md`;
}
