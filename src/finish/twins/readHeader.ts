type Header = {readonly fields: Readonly<Record<string, string>>; readonly body: string};

/** Reads the front matter of a twin, in which every value is text in JSON, and the Markdown below it. */
export function readHeader(text: string): Header {
  const [header = '', lines = ''] = /^---\n([^]*?)\n---\n+/.exec(text) ?? [];
  const fields = [...lines.matchAll(/^(\w+): (".*")$/gm)].map(([, key = '', value = '""']) => [
    key,
    String(JSON.parse(value)),
  ]);
  return {fields: Object.fromEntries(fields), body: text.slice(header.length)};
}
