import {readdirSync} from 'node:fs';
import type {PhrasingContent} from 'mdast';
import {text} from '../markdown/nodes.ts';
import type {PageFile} from '../markdown/pageFile.ts';
import {addInput, readInput} from '../markdown/pageInputs.ts';
import {site} from '../site/identity.ts';
import {defineMark, type MarkPage} from './mark.ts';

/** What npm has, which the site can't see: MAINTAINING.md says when a person looks. */
const NEWEST = 'src/site/newestRelease.json';

/** A fact about this very build that a page may state. */
export const siteFact = defineMark({
  name: 'SiteFact',
  attributes: ['of'],
  example: '<SiteFact of="samples" />',
  becomes:
    'a count from this build; `latest-post` and `reports` are links, `newest-release` is that of npm',
  block: ({required}, {page}) => [{type: 'paragraph', children: factOf(required('of'), page)}],
  inline: ({required}, {page}) => factOf(required('of'), page),
});

function factOf(name: string, {file, totals}: MarkPage): PhrasingContent[] {
  // While writing, before the first check, no number is known.
  if (name === 'samples') return [text(String(totals()?.samples ?? 'All'))];
  if (name === 'newest-release') return [text(newestRelease(file))];
  if (name === 'reports') return [{type: 'link', url: site.reports, children: [text('issue')]}];
  if (name !== 'latest-post') {
    throw new Error(
      `<SiteFact of="${name}" /> is unknown. Facts: samples, newest-release, reports, latest-post.`,
    );
  }
  const {title, description, address} = latestPost(file);
  return [{type: 'link', url: address, children: [text(title)]}, text(`. ${description}`)];
}

/** The newest release on npm, and the day on which somebody looked. */
function newestRelease(page: PageFile): string {
  const {release, seen}: Record<'release' | 'seen', string> = JSON.parse(
    readInput(page, NEWEST) ?? '{}',
  );
  return `${release} (as of ${seen})`;
}

/** Finds the newest post by the date in its file name and reads its front matter. */
export function latestPost(page: PageFile): Record<'title' | 'description' | 'address', string> {
  const name = readdirSync(addInput(page, 'blog'))
    .filter((file) => /^\d{4}-\d{2}-\d{2}-.+\.mdx?$/.test(file))
    .sort()
    .at(-1);
  if (name === undefined) throw new Error('blog/ has no post whose name starts with a date.');
  const source = readInput(page, `blog/${name}`) ?? '';
  const field = (key: string): string => {
    const value = new RegExp(`^${key}: *"?(.+?)"?$`, 'm').exec(source)?.[1];
    if (value === undefined) throw new Error(`blog/${name} has no ${key} in its front matter.`);
    return value;
  };
  return {
    title: field('title'),
    description: field('description'),
    address: `/blog/${field('slug')}`,
  };
}
