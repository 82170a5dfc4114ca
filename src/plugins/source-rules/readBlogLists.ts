import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {isRecord} from '../../samples/isRecord.ts';
import type {BlogLists} from './fieldProblems.ts';
import {readList} from './readHead.ts';
import {readText} from './readText.ts';

/** Names in the lists of the blog, as far as they can be read, and a sentence for each fault in them. */
export type ReadLists = BlogLists & {readonly sentences: readonly string[]};

/** Reads blog/authors.yml and blog/tags.yml. */
export async function readBlogLists(siteDir: string): Promise<ReadLists> {
  const authors = await readKeys(siteDir, 'blog/authors.yml', 'name');
  const tags = await readKeys(siteDir, 'blog/tags.yml', 'label');
  return {
    authors: authors.keys,
    tags: tags.keys,
    sentences: [...authors.sentences, ...tags.sentences],
  };
}

async function readKeys(
  siteDir: string,
  file: string,
  needed: string,
): Promise<{readonly keys: readonly string[] | undefined; readonly sentences: string[]}> {
  if (!existsSync(join(siteDir, file))) return {keys: undefined, sentences: []};
  const read = readText(readFileSync(join(siteDir, file)));
  const list = 'problem' in read ? read : await readList(read.text);
  if ('problem' in list)
    return {keys: undefined, sentences: [`${file}:${list.line}: ${list.problem}`]};
  const sentences = Object.entries(list.fields)
    .filter(([, entry]) => !isRecord(entry) || typeof entry[needed] !== 'string')
    .map(([key]) => `${file}:${list.lineOf(key)}: "${key}" has no ${needed}. Write it below.`);
  return {keys: Object.keys(list.fields), sentences};
}
