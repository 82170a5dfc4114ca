/** What the archive shows of a post. */
export type ArchivedPost = Readonly<Record<'title' | 'date' | 'permalink' | 'description', string>>;

/** Groups posts under their years, both newest first. */
export function groupByYear(
  posts: readonly ArchivedPost[],
): {year: string; posts: ArchivedPost[]}[] {
  const years = [...new Set(posts.map(({date}) => date.slice(0, 4)))].sort().reverse();
  return years.map((year) => ({
    year,
    posts: posts
      .filter(({date}) => date.startsWith(year))
      .sort((a, b) => b.date.localeCompare(a.date)),
  }));
}
