import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {redirects} from '../../site/redirects.ts';
import {writeRedirectsFile} from './writeRedirectsFile.ts';

/** Tells hosts that read `_redirects` which addresses lead on, so that no reader waits for a script. */
export default function hostRedirects(): Plugin {
  return {
    name: 'host-redirects',
    async postBuild({outDir, baseUrl}) {
      writeFileSync(join(outDir, '_redirects'), writeRedirectsFile(redirects, baseUrl));
    },
  };
}
