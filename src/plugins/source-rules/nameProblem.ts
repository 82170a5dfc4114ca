import {basename, extname} from 'node:path';

const WORD = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;
const LONGEST = 80;
const PICTURES = ['.avif', '.gif', '.jpeg', '.jpg', '.png', '.svg', '.webp'];
const BLOG_LISTS = ['blog/authors.yml', 'blog/tags.yml'];

/** Returns a sentence when a file has a name that makes no page, or an address that people cannot type. */
export function nameProblem(file: string): string | undefined {
  const extension = extname(file);
  const parts = file.split('/').slice(file.startsWith('versioned_docs/') ? 2 : 1);
  const hidden = parts.find((part) => part.startsWith('_'));
  if (hidden === '_samples' && /^\.tsx?$/.test(extension)) return undefined;
  if (BLOG_LISTS.includes(file)) return undefined;
  if (hidden !== undefined)
    return `${file}: "${hidden}" begins with an underscore, so no page is made of it. Rename or remove it.`;
  if (extension !== '.md' && extension !== '.mdx' && !PICTURES.includes(extension))
    return `${file}: The ending "${extension}" makes neither page nor picture. Pages end in .mdx; samples stand in _samples.`;
  const odd = parts.find((part) => !WORD.test(part));
  if (odd !== undefined)
    return `${file}: "${odd}" becomes an address. Write it with lower-case letters, digits and hyphens.`;
  if (basename(file).length > LONGEST)
    return `${file}: The name has ${basename(file).length} characters. Shorten it to ${LONGEST}.`;
  return undefined;
}

/** Says whether a file holds a page or a post. */
export function isPage(file: string): boolean {
  return /\.mdx?$/.test(file);
}
