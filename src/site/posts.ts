import promised from './promised.json' with {type: 'json'};

/** Slugs of the release posts, oldest first; none of them may go or move. `npm run new:post` adds one. */
export const posts: readonly string[] = promised.posts;

/** Keys of the blog's tags, each with a page of its own. */
export const tags: readonly string[] = promised.tags;
