/** A start tag of a page, with its attributes by lower-case name. */
export type Tag = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Text up to the end tag; only scripts and styles have it. */
  readonly text: string;
};

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]+)))?/g;
const TAG = /<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;

/**
 * Reads the start tags of a built page. A comment or an attribute that holds the text of a tag counts as one:
 * the worst that can follow is a build that stops, never a policy that is too wide.
 */
export function readTags(html: string): Tag[] {
  const tags: Tag[] = [];
  const pattern = new RegExp(TAG);
  for (let match = pattern.exec(html); match; match = pattern.exec(html)) {
    const name = (match[1] ?? '').toLowerCase();
    const start = pattern.lastIndex;
    const isCode = name === 'script' || name === 'style';
    if (isCode) pattern.lastIndex = endOf(name, html, start);
    const text = isCode ? html.slice(start, pattern.lastIndex) : '';
    tags.push({name, attributes: readAttributes(match[2] ?? ''), text});
  }
  return tags;
}

function readAttributes(text: string): ReadonlyMap<string, string> {
  const found = [...text.matchAll(ATTRIBUTE)].map(
    ([, name = '', double, single, bare]) =>
      [name.toLowerCase(), double ?? single ?? bare ?? ''] as const,
  );
  // The browser takes the first of two attributes with one name.
  return new Map(found.reverse());
}

function endOf(name: string, html: string, start: number): number {
  const pattern = new RegExp(`</${name}[\\s/>]`, 'gi');
  pattern.lastIndex = start;
  return pattern.exec(html)?.index ?? html.length;
}
