import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {knownPatches} from 'expo-iap-api-data/history/patches';
import {readPostRequest} from './new-post/readPostRequest.ts';
import {addPost, PROMISED_FILE} from './promised.ts';
import {runScript} from './runScript.ts';

/** Writes a release post from its template and promises its address. */
function newPost(args: readonly string[]): void {
  const request = readPostRequest(args, slugs(), knownPatches);
  const {slug, date} = request;
  const text = readFileSync('scripts/new-post/template.mdx', 'utf8').replaceAll(
    /%(version|slug|date)%/g,
    (_mark, name: 'version' | 'slug' | 'date') => request[name],
  );
  const file = `blog/${date}-${slug}.mdx`;
  writeFileSync(file, text, {flag: 'wx'});
  addPost(slug);
  console.info(`Wrote ${file}. Added the slug to ${PROMISED_FILE}.`);
  console.info(
    'Now write the post: npm run check lists every TODO that is left. More tags are in blog/tags.yml.',
  );
}

/** Slugs of the posts, as the names of their files have them. */
function slugs(): string[] {
  return readdirSync('blog').map((name) => name.replaceAll(/^\d{4}-\d\d-\d\d-|\.mdx?$/g, ''));
}

void runScript(() => newPost(process.argv.slice(2)));
