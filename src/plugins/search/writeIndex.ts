import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {SearchDocument} from './describeSection.ts';
import type {Pagefind} from './loadPagefind.ts';

/** What goes into the index, and where it is written. */
export type IndexContent = {
  readonly documents: readonly SearchDocument[];
  /** Words that typing mistakes are corrected to. */
  readonly words: readonly string[];
  readonly folder: string;
};

/** Pagefind's own dialogs and its worker, which ours does without, and the engine for unknown languages. */
const UNUSED = /^pagefind-.*\.(?:js|css)$|^wasm\.unknown\./;

/** Writes the search index into a folder of its own; any error that Pagefind reports stops the build. */
export async function writeIndex(
  {createIndex, close}: Pagefind,
  {documents, words, folder}: IndexContent,
): Promise<void> {
  try {
    const {index, errors} = await createIndex({forceLanguage: 'en'});
    if (!index) throw indexError('was not started', errors);
    for (const document of documents) {
      const added = await index.addHTMLFile(document);
      if (added.errors.length > 0) throw indexError(`refused ${document.url}`, added.errors);
    }
    const {files, errors: faults} = await index.getFiles();
    if (faults.length > 0) throw indexError('was not written', faults);
    rmSync(folder, {recursive: true, force: true});
    for (const {path, content} of files.filter((file) => !UNUSED.test(file.path))) {
      mkdirSync(dirname(join(folder, path)), {recursive: true});
      writeFileSync(join(folder, path), content);
    }
    writeFileSync(join(folder, 'words.txt'), words.join('\n'));
  } finally {
    await close();
  }
}

function indexError(what: string, errors: readonly string[]): Error {
  return new Error(`The search index ${what}: ${errors.join('; ') || 'Pagefind gave no reason'}.`);
}
