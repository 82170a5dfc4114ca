import {basename, extname} from 'node:path';
import {type Problem, problemIn} from 'mdx-samples/problem';

const WORD = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;
const LONGEST = 80;
const PICTURES = ['.avif', '.gif', '.jpeg', '.jpg', '.png', '.svg', '.webp'];
const BLOG_LISTS = ['blog/authors.yml', 'blog/tags.yml'];

/** Returns a problem when a file name does not result in a page, or when people cannot type its address. */
export function fileNameProblem(file: string): Problem | undefined {
  const message = describe(file);
  return message === undefined ? undefined : problemIn(file, message);
}

function describe(file: string): string | undefined {
  const extension = extname(file);
  const parts = file.split('/').slice(file.startsWith('versioned_docs/') ? 2 : 1);
  const hidden = parts.find((part) => part.startsWith('_'));
  if (hidden === '_samples' && /^\.tsx?$/.test(extension)) return undefined;
  if (BLOG_LISTS.includes(file)) return undefined;
  if (hidden !== undefined)
    return `"${hidden}" begins with an underscore, so it does not become a page. Rename or remove it.`;
  if (extension !== '.md' && extension !== '.mdx' && !PICTURES.includes(extension))
    return `A file that ends in "${extension}" is neither a page nor an image. Pages end in .mdx; samples belong in _samples.`;
  const odd = parts.find((part) => !WORD.test(part));
  if (odd !== undefined)
    return `"${odd}" becomes part of an address. Use lowercase letters, digits and hyphens.`;
  const {length} = basename(file);
  return length > LONGEST
    ? `The file name has ${length} characters. The limit is ${LONGEST}.`
    : undefined;
}

/** Says whether a file is a page or a post. */
export function isPage(file: string): boolean {
  return /\.mdx?$/.test(file);
}
