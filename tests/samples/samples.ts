import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesIn} from '@site/src/checks/content.ts';
import {docsVersions, folderOf} from '@site/src/site/versions.ts';
import type {EmittedSample} from './emitSample.ts';
import {readPage} from './pageSamples.ts';

/** A block of TypeScript or JavaScript as readers know it: by its page, and its title or heading. */
export type Sample = {
  /** Docs version of the page, such as `2.7`. */
  readonly docs: string;
  /** Page without version and ending, such as `guides/purchases`. */
  readonly page: string;
  /** Title of the fence when it names a file, else the anchor above the block, and a number from the second one on. */
  readonly name: string;
  /** Docs version whose library the block is written for; another one in texts about migration. */
  readonly library: string;
  /** File and line of the fence. */
  readonly place: string;
  readonly code: EmittedSample;
};

export const root = path.resolve(import.meta.dirname, '../..');

/** The docs versions that this run plays: the newest, or with `SAMPLES=old` the others, which rarely change. */
export const playedVersions: readonly string[] = docsVersions
  .filter(({status}) => (status === 'old') === (process.env['SAMPLES'] === 'old'))
  .map(({version}) => version);

/** The samples of a docs version that can run: what compiles, and is more than types. */
export function samplesOf(docs: string): readonly Sample[] {
  return filesIn(root, folderOf(docs))
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => readPage(file, docs, readFileSync(path.join(root, file), 'utf8')));
}
