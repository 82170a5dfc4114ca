import type {PageRequest} from './readPageRequest.ts';

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
