import type {PageRequest} from './readPageRequest.ts';

/** Returns src/site/pages.ts with the page in its list, from the version that docs/ holds on. */
export function addToContract(source: string, path: string, since: string): string {
  const end = '\n];\n\n/** Where a reader finds';
  if (!source.includes(end))
    throw new Error('src/site/pages.ts has changed its form: add the page there by hand.');
  return source.replace(end, `\n  {path: '${path}', listed: true, since: '${since}'},${end}`);
}

/** Returns sidebars.ts with the page at the end of the category of its kind. */
export function addToSidebar(source: string, {kind, path, title}: PageRequest): string {
  const start = source.indexOf(`label: '${kind.category}'`);
  const end = start < 0 ? -1 : source.indexOf('\n      ],', start);
  if (end < 0)
    throw new Error(
      `sidebars.ts has no category "${kind.category}" with a list: add the page there by hand.`,
    );
  const label = title.replaceAll("'", "\\'");
  return `${source.slice(0, end)}\n        doc('${path}', '${label}'),${source.slice(end)}`;
}
