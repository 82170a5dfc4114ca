import {readdirSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';

/** Slugs of the posts in blog/, newest first. */
export const blogSlugs: readonly string[] = readdirSync('blog')
  .filter((file) => file.endsWith('.mdx'))
  .sort()
  .reverse()
  .map((file) => /^slug: (\S+)$/m.exec(readFileSync(`blog/${file}`, 'utf8'))?.[1] ?? file);

/** Addresses of the tags in blog/tags.yml. */
export const tagAddresses: readonly string[] = Object.values<{permalink: string}>(
  parse(readFileSync('blog/tags.yml', 'utf8')),
).map(({permalink}) => `/blog/tags${permalink}`);
