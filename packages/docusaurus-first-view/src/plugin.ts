import {resolve} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options.ts';
import {bundleStartup} from './startup/bundleStartup.ts';
import {startupTag} from './startup/startupTag.ts';

export {validateOptions} from './validateOptions.ts';

/**
 * Makes pages that need no file for their first view. It changes the pages in `postBuild`, which Docusaurus runs for all
 * plugins at once: a plugin that reads pages in the same hook may see them before or after. Where that matters, a site
 * calls the functions of this package in its own order instead.
 */
export default function firstView(
  {siteDir, siteStorage}: LoadContext,
  options: PluginOptions,
): Plugin {
  const acts = options.acts === undefined ? undefined : resolve(siteDir, options.acts);
  return {
    name: 'docusaurus-first-view',
    injectHtmlTags: () => ({
      preBodyTags: [startupTag(bundleStartup({namespace: siteStorage.namespace, acts}))],
    }),
    async postBuild({outDir, baseUrl}) {
      // The dev server never needs what the steps import.
      const {finishPages} = await import('./finishPages.ts');
      finishPages({outDir, baseUrl}, options);
    },
  };
}
