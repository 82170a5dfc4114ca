import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {minify} from '@swc/core';
import type {SearchDocument} from './describeSection.ts';

/** What goes into the index, and where it is written. */
export type IndexContent = {
  readonly documents: readonly SearchDocument[];
  /** Words that typing mistakes are corrected to. */
  readonly words: readonly string[];
  readonly folder: string;
};

/** Pagefind's own dialogs and its worker, which ours does without, and the engine for unknown languages. */
const UNUSED = /^pagefind-.*\.(?:js|css)$|^wasm\.unknown\./;

/**
 * Words and places of one part of an index. A query downloads one part for each word: three words cost 60 kB with
 * Pagefind's own 20 000. With even smaller parts the list of them all, which each first search downloads, outgrows what
 * they save.
 */
const PART_SIZE = '1250';

/** Writes each search index into its folder; any error that Pagefind reports stops the build. */
export async function writeIndexes(
  pagefind: Pagefind,
  indexes: Iterable<IndexContent>,
): Promise<void> {
  process.env['PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE'] = PART_SIZE;
  try {
    for (const index of indexes) await writeIndex(pagefind, index);
  } finally {
    await pagefind.close();
  }
}

async function writeIndex(
  {createIndex}: Pagefind,
  {documents, words, folder}: IndexContent,
): Promise<void> {
  const {index, errors} = await createIndex({forceLanguage: 'en'});
  if (!index) throw indexError('was not started', errors);
  // Pagefind has all of them at once, because the steps for pages keep this process busy for seconds at a time.
  const answers = await Promise.all(documents.map(async (document) => index.addHTMLFile(document)));
  for (const [at, {errors: refused}] of answers.entries())
    if (refused.length > 0) throw indexError(`refused ${documents[at]?.url}`, refused);
  rmSync(folder, {recursive: true, force: true});
  const {errors: faults} = await index.writeFiles({outputPath: folder});
  if (faults.length > 0) throw indexError('was not written', faults);
  // Pagefind would keep each index until it ends.
  await index.deleteIndex();
  for (const name of readdirSync(folder)) if (UNUSED.test(name)) rmSync(join(folder, name));
  const script = join(folder, 'pagefind.js');
  writeFileSync(script, await shrink(readFileSync(script, 'utf8')));
  writeFileSync(join(folder, 'words.txt'), words.join('\n'));
}

/** Pagefind's script comes with long names: a fifth of its bytes. */
async function shrink(script: string): Promise<string> {
  const {code} = await minify(script, {
    module: true,
    compress: true,
    mangle: true,
  });
  return code;
}

function indexError(what: string, errors: readonly string[]): Error {
  return new Error(`The search index ${what}: ${errors.join('; ') || 'Pagefind gave no reason'}.`);
}

type Answer = {readonly errors: readonly string[]};

/** The part of Pagefind's service that the build uses. */
export type Pagefind = {
  readonly createIndex: (options: {forceLanguage: string}) => Promise<
    Answer & {
      readonly index?: {
        readonly addHTMLFile: (document: SearchDocument) => Promise<Answer>;
        readonly writeFiles: (options: {outputPath: string}) => Promise<Answer>;
        readonly deleteIndex: () => Promise<unknown>;
      };
    }
  >;
  readonly close: () => Promise<unknown>;
};

/**
 * Loads Pagefind by its file. The loader of plugins turns `import()` into `require()`, for which the package
 * has no entry: it is published as an ES module only.
 */
export function loadPagefind(siteDir: string): Pagefind {
  const loaded: Pagefind = createRequire(join(siteDir, 'package.json'))(
    join(siteDir, 'node_modules/pagefind/lib/index.js'),
  );
  return loaded;
}
