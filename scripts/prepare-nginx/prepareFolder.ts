import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {hashInlineCode, readInlineCode} from 'docusaurus-first-view/inline-code';
import {parseBuiltPage, readText} from 'docusaurus-first-view/pages';
import {policy} from '../../src/finish/firstView.ts';
import {writeNginxRedirects} from '../../src/finish/hostFiles.ts';
import {listPages} from '../../src/finish/pages.ts';
import {writeNginxHeaders, writeNginxMaps} from '../../src/finish/policy/headers.ts';
import {redirects} from '../../src/site/redirects.ts';
import {listCompressible, type Sizes, writeCompressed} from './compress.ts';

/** What was done for a folder. */
export type Prepared = {readonly files: number; readonly sizes: Sizes};

/** Writes what nginx needs beside a build: compressed copies in it, its headers and its redirects. */
export async function prepareFolder(folder: string, headersFile: string): Promise<Prepared> {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${folder} has no index.html: build the site first, with npm run build.`);
  const pages = listPages(folder).map((file) => parseBuiltPage(readText(folder, file)));
  const hashes = hashInlineCode(
    pages.map((page) => readInlineCode(page, policy)),
    policy,
  );
  const target = dirname(headersFile);
  mkdirSync(target, {recursive: true});
  writeFileSync(headersFile, writeNginxHeaders(hashes));
  writeFileSync(join(target, 'policies.conf'), writeNginxMaps(hashes));
  writeFileSync(join(target, 'redirects.conf'), writeNginxRedirects(redirects));
  const files = listCompressible(folder);
  return {files: files.length, sizes: await writeCompressed(files)};
}
