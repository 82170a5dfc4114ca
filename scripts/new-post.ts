import {readFileSync, writeFileSync} from 'node:fs';
import {knownPatches} from '../src/library/history/patches.ts';
import {posts} from '../src/site/posts.ts';
import {readPostRequest} from './new-post/readPostRequest.ts';

const POSTS = 'src/site/posts.ts';

/** Writes a release post from its template and lists it. */
function newPost(args: readonly string[]): void {
  const request = readPostRequest(args, posts, knownPatches);
  const {slug, date} = request;
  const list = readFileSync(POSTS, 'utf8');
  const end = '\n] as const;\n\n/** Keys of';
  if (!list.includes(end)) throw new Error(`${POSTS} has changed its form: add the post by hand.`);
  const text = readFileSync('scripts/new-post/template.mdx', 'utf8').replaceAll(
    /%(version|slug|date)%/g,
    (_mark, name: 'version' | 'slug' | 'date') => request[name],
  );
  const file = `blog/${date}-${slug}.mdx`;
  writeFileSync(file, text, {flag: 'wx'});
  writeFileSync(POSTS, list.replace(end, `\n  '${slug}',${end}`));
  console.info(`${file}: written. ${POSTS}: the slug is listed.`);
  console.info(
    'Now write: npm run check:prose names every place that is left. Further tags are in blog/tags.yml.',
  );
}

try {
  newPost(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
