/** Kinds of pages that share a style sheet for their first view. */
export const pageKinds = ['docs', 'blog', 'tools', 'site'] as const;

/** One of these kinds. */
export type PageKind = (typeof pageKinds)[number];

/** Returns the kind of a built page by its file. */
export function kindOf(file: string): PageKind {
  return pageKinds.find((kind) => file === `${kind}.html` || file.startsWith(`${kind}/`)) ?? 'site';
}
