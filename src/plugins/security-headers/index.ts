import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {addMeta} from './addMeta.ts';
import {hashInline} from './hashInline.ts';
import {readPages} from './readPages.ts';
import {writeHeadersFile} from './writeHeadersFile.ts';

/**
 * Puts the content security policy into every page and the security headers into `_headers`. It reads the pages as
 * they were written, because the minifier changes what stands in them and with it the hashes.
 */
export default function securityHeaders(): Plugin {
  return {
    name: 'security-headers',
    getThemePath: () => join(__dirname, 'theme'),
    async postBuild({outDir, baseUrl}) {
      const pages = readPages(outDir);
      const hashes = hashInline(pages);
      for (const page of pages) writeFileSync(join(outDir, page.file), addMeta(page, hashes));
      writeFileSync(join(outDir, '_headers'), writeHeadersFile(hashes, baseUrl));
    },
  };
}
