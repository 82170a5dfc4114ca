/** Returns title and description as an author wrote them; what is missing or empty is undefined. */
export function readFrontMatter(frontMatter: object): {
  title: string | undefined;
  description: string | undefined;
} {
  return {title: textOf(frontMatter, 'title'), description: textOf(frontMatter, 'description')};
}

function textOf(frontMatter: object, key: string): string | undefined {
  const value: unknown = Object.entries(frontMatter).find(([name]) => name === key)?.[1];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
