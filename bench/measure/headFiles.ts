/** Files that a page names in its head. */
export type HeadFiles = {
  /** Style sheets that hold the first paint back: not those for paper, nor for readers without scripts. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
};

/** Reads from HTML which files of its site a page loads before anything else; attributes may have no quotes. */
export function listHeadFiles(html: string): HeadFiles {
  const tags = html.replace(/<noscript>.*?<\/noscript>/gs, '').match(/<(?:link|script)\b[^>]*>/g);
  const read = (tag: string, name: string): string =>
    new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`).exec(tag)?.slice(1).join('') ?? '';
  const links = (tags ?? []).filter(
    (tag) => tag.startsWith('<link') && read(tag, 'media') !== 'print',
  );
  const withRel = (rel: string): string[] =>
    links
      .filter((tag) => read(tag, 'rel').split(' ').includes(rel))
      .map((tag) => read(tag, 'href'));
  const scripts = (tags ?? [])
    .filter((tag) => tag.startsWith('<script'))
    .map((tag) => read(tag, 'src'));
  const own = (paths: readonly string[]): string[] =>
    [...new Set(paths)].filter((path) => path.startsWith('/'));
  return {
    styles: own(withRel('stylesheet')),
    scripts: own([...scripts, ...withRel('modulepreload')]),
  };
}
