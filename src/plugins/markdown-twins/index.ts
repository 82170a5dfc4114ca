import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectSite} from './collect/collectSite.ts';
import {makeFiles} from './makeFiles.ts';
import {writeFiles} from './writeFiles.ts';

/** Adds to the build what programs read: every page as Markdown, lists of pages, and the API as JSON. */
export default function markdownTwins({siteDir}: LoadContext): Plugin {
  return {
    name: 'markdown-twins',
    async postBuild(built) {
      writeFiles(makeFiles(collectSite(built), siteDir), built);
    },
  };
}
