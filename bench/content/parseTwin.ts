import type {CorpusPage} from './corpusPage.ts';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n+/;

/** Reads the Markdown twin of a page; a file without front matter is no page and gives nothing. */
export function parseTwin(text: string, path: string): CorpusPage | undefined {
  const header = FRONT_MATTER.exec(text);
  if (!header) return undefined;
  const fields = readFields(header[1] ?? '');
  const title = fields.get('title');
  if (title === undefined)
    throw new Error(`The Markdown twin of ${path} has no title: build the site again.`);
  const date = fields.get('date');
  return {
    path,
    title,
    description: fields.get('description') ?? title,
    ...(date === undefined ? {} : {date}),
    body: text.slice(header[0].length).replace(/^# .*\n+/, ''),
  };
}

/** The header of a twin has one field on a line, with its value as a JSON string. */
function readFields(header: string): ReadonlyMap<string, string> {
  return new Map(
    header.split('\n').flatMap((line) => {
      const [, name, value] = /^(\w+): (".*")$/.exec(line) ?? [];
      if (name === undefined || value === undefined) return [];
      return [[name, String(JSON.parse(value))]];
    }),
  );
}
