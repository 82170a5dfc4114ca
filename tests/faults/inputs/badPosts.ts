import type {BadInput} from './badInput.ts';

const fields = {
  title: 'Post',
  description: 'A post.',
  slug: 'post',
  date: '2025-01-01',
  authors: '[hyochan]',
  tags: '[release]',
};

/** A separate post in which some fields are changed, or left out. */
function post(
  slug: string,
  name: string,
  change: Readonly<Record<string, string | undefined>>,
  says: string,
  text = 'Short.\n\n{/* truncate */}\n\nLong.',
): BadInput {
  const file = `blog/2025-01-01-${slug}.mdx`;
  const head = Object.entries({
    ...fields,
    title: slug,
    description: `The post ${slug}.`,
    slug,
    ...change,
  })
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => `${field}: ${value}`);
  return {
    name,
    files: {[file]: `---\n${head.join('\n')}\n---\n\n${text}\n`},
    says: [`${file}:${says}`],
  };
}

/** Mistakes in the head of a post. */
export const badPosts: readonly BadInput[] = [
  post(
    'no-date',
    'a post without a date',
    {date: undefined},
    '1: The front matter has no date. Add one.',
  ),
  post(
    'odd-date',
    'a date that is none',
    {date: 'tomorrow'},
    '5: "date" must be a date such as 2025-08-19, found "tomorrow".',
  ),
  post(
    'future',
    'a date in the future',
    {date: '2199-01-01'},
    '5: "date" is in the future: 2199-01-01. Correct it.',
  ),
  post(
    'no-tags',
    'a post without tags',
    {tags: undefined},
    '1: The front matter has no tags. Add one.',
  ),
  post(
    'tag',
    'a tag that does not exist',
    {tags: '[release, relaese]'},
    '7: blog/tags.yml has no "relaese". Did you mean "release"?',
  ),
  post(
    'tag-text',
    'tags that are not a list',
    {tags: 'release'},
    '7: "tags" must be a list such as [one, two], found "release".',
  ),
  post(
    'author',
    'an author who does not exist',
    {authors: '[hyochn]'},
    '6: blog/authors.yml has no "hyochn". Did you mean "hyochan"?',
  ),
  post(
    'inline',
    'an author who is described in the post',
    {authors: '{name: Someone}'},
    '6: "authors" must be a list such as [one, two], found {"name":"Someone"}.',
  ),
  post(
    'no-slug',
    'a post without a slug',
    {slug: undefined},
    '1: The front matter has no slug. Add one.',
  ),
  post(
    'twin',
    'the slug of another post',
    {slug: 'first'},
    '4: The address /blog/first is already used by blog/2025-01-01-first.mdx. Change one of the slugs.',
  ),
  post(
    'uncut',
    'a post without a truncation mark',
    {},
    '1: The post has no {/* truncate */}. Put it after the first paragraph.',
    'All at once.',
  ),
];
