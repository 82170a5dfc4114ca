import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** What the home page says of the newest release post. */
export type LatestPost = {
  readonly title: string;
  readonly description: string;
  readonly address: string;
};

/** Finds the newest post by the date in its file name and reads its front matter. */
export function latestPost(root: string): LatestPost {
  const file = readdirSync(join(root, 'blog'))
    .filter((name) => /^\d{4}-\d{2}-\d{2}-.+\.mdx?$/.test(name))
    .sort()
    .at(-1);
  if (file === undefined) throw new Error('blog/ holds no post whose name starts with a date.');
  const source = readFileSync(join(root, 'blog', file), 'utf8');
  const field = (name: string): string => {
    const value = new RegExp(`^${name}: *"?(.+?)"?$`, 'm').exec(source)?.[1];
    if (value === undefined) throw new Error(`blog/${file} has no ${name} in its front matter.`);
    return value;
  };
  return {
    title: field('title'),
    description: field('description'),
    address: `/blog/${field('slug')}`,
  };
}
