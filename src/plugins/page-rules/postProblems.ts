import type {Post} from './describePosts.ts';

/** Returns a sentence for every post that is missing, unknown, doubled, undated, in the future or without its data. */
export function postProblems(
  found: readonly Post[],
  slugs: readonly string[],
  now = new Date(),
): string[] {
  return [
    ...slugs
      .filter((slug) => !found.some((post) => post.slug === slug))
      .map((slug) => `There is no post with the slug "${slug}", which the contract names.`),
    ...sameSlug(found),
    ...found.flatMap((post) => [
      ...(slugs.includes(post.slug)
        ? []
        : [
            `${post.file} has the slug "${post.slug}", which src/site/posts.ts does not list: correct the slug, or list it there.`,
          ]),
      ...(post.title === undefined
        ? [`${post.file} has no title in its front matter: add one.`]
        : []),
      ...(post.description === undefined
        ? [
            `${post.file} has no description in its front matter: add one sentence that search results can show.`,
          ]
        : []),
      ...(post.hasDate
        ? []
        : [`${post.file} has no date in its front matter: add one such as 2025-08-19.`]),
      ...(post.date > now
        ? [
            `${post.file} is dated ${post.date.toISOString().slice(0, 10)}, which is in the future: correct the date.`,
          ]
        : []),
      ...(post.authors === 0
        ? [`${post.file} names no author: add authors from blog/authors.yml.`]
        : []),
      ...(post.tags === 0 ? [`${post.file} names no tag: add tags from blog/tags.yml.`] : []),
    ]),
  ];
}

function sameSlug(posts: readonly Post[]): string[] {
  return posts.flatMap(({file, slug}, index) => {
    const first = posts.findIndex((post) => post.slug === slug);
    return first === index
      ? []
      : [`${file} has the same slug "${slug}" as ${posts[first]?.file}: change one of them.`];
  });
}
