import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Corpus} from '../content/corpus.ts';
import type {SiteSetup} from './siteTypes.ts';

/** Replaces what was generated in the folder of a site by the content of a corpus. */
export function writeSiteContent(setup: SiteSetup, corpus: Corpus): void {
  const list = join(setup.folder, '.generated-files');
  const old = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : [];
  for (const path of old) rmSync(join(setup.folder, path), {force: true});
  const files = setup.writeContent(corpus);
  for (const {path, text} of files) {
    const file = join(setup.folder, path);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  writeFileSync(list, files.map(({path}) => path).join('\n'));
}
