import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {redirects} from '../../src/site/redirects.ts';
import {writeNginxRedirects} from '../../src/plugins/host-redirects/writeNginxRedirects.ts';
import {hashInline} from '../../src/plugins/security-headers/hashInline.ts';
import {readPages} from '../../src/plugins/security-headers/readPages.ts';
import {writeNginxHeaders} from '../../src/plugins/security-headers/writeNginxHeaders.ts';
import {listCompressible} from './listCompressible.ts';
import type {Sizes} from './writeCompressed.ts';
import {writeCompressed} from './writeCompressed.ts';

/** What was done for a folder. */
export type Prepared = {readonly files: number; readonly sizes: Sizes};

/** Writes what nginx needs beside a build: compressed copies in it, its headers and its redirects. */
export async function prepareFolder(folder: string, headersFile: string): Promise<Prepared> {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${folder} has no index.html: build the site first, with npm run build.`);
  const headers = writeNginxHeaders(hashInline(readPages(folder)));
  mkdirSync(dirname(headersFile), {recursive: true});
  writeFileSync(headersFile, headers);
  writeFileSync(join(dirname(headersFile), 'redirects.conf'), writeNginxRedirects(redirects));
  const files = listCompressible(folder);
  return {files: files.length, sizes: await writeCompressed(files)};
}
