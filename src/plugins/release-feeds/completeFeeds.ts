import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {completeJson} from './completeJson.ts';
import {completeXml} from './completeXml.ts';

/** Where the feeds are: in a folder of the build, and at an address that ends with a slash. */
export type FeedPlace = {
  readonly folder: string;
  readonly address: string;
  readonly language: string;
};

/** Rewrites the feeds that the blog plugin wrote with what its options cannot say. */
export function completeFeeds({folder, address, language}: FeedPlace): void {
  for (const name of ['rss.xml', 'atom.xml', 'feed.json']) {
    const file = join(folder, name);
    const feed = readFileSync(file, 'utf8');
    const facts = {address: `${address}${name}`, language, style: 'feed.css'};
    writeFileSync(
      file,
      name.endsWith('.json') ? completeJson(feed, facts) : completeXml(feed, facts),
    );
  }
}
