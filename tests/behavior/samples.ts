import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type DocsVersion, docsVersions, liveVersion} from '@site/src/site/versions.ts';
import type {EmittedSample} from './emitSample.ts';
import {filesBelow, SampleCache} from './sampleCache.ts';

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
export const docsNames: readonly string[] = docsVersions.map(({version}: DocsVersion) => version);

/** The samples of a docs version that can run: what compiles, and is more than types. */
export async function samplesOf(docs: string): Promise<readonly Sample[]> {
  const folder = docs === liveVersion().version ? 'docs' : `versioned_docs/version-${docs}`;
  const cache = new SampleCache(root);
  const samples: Sample[] = [];
  for (const file of filesBelow(root, folder, '.mdx')) {
    const source = readFileSync(path.join(root, file), 'utf8');
    if (!/^\s*```(?:tsx?|jsx?)\b/m.test(source)) continue;
    const readNow = async () => {
      // Loaded only for a page that changed: it brings the compiler along.
      const {readPage} = await import('./pageSamples.ts');
      return readPage(file, docs, source);
    };
    samples.push(...(await cache.read(file, source, readNow)));
  }
  return samples;
}
