import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {openValidationCache} from '../../checks/validationCache.ts';
import {environment} from '../identity.ts';
import {SampleWatcher} from './SampleWatcher.ts';
import {spawnCheck} from './spawnCheck.ts';

/**
 * Fails with every problem of pages, posts and sidebars before Docusaurus loads them, because Docusaurus would stop at
 * the first one, often without its line. While an author writes, mistakes in samples appear in the overlay of the dev
 * server.
 */
export default async function checks({siteDir}: LoadContext): Promise<Plugin> {
  if (!openValidationCache(siteDir, environment.onlyVersion).passed(['pages'])) {
    const problems = await spawnCheck(siteDir, 'pages');
    if (problems.length > 0)
      throw new Error(`Found ${problems.length} problems in the content:\n${problems.join('\n')}`);
  }
  return {
    name: 'checks',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'development'
        ? {}
        : {
            plugins: [new SampleWatcher(() => spawnCheck(siteDir, 'samples'))],
            module: {
              rules: [
                {
                  test: /\.mdx$/,
                  include: ['docs', 'versioned_docs', 'blog'].map((name) => join(siteDir, name)),
                  enforce: 'pre',
                  use: join(__dirname, 'watchSamples.cjs'),
                },
              ],
            },
          },
  };
}
