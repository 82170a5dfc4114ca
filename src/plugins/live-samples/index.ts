import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {runCheck} from './runCheck.ts';
import {SampleWatcher} from './SampleWatcher.ts';

/** Shows mistakes in samples in the overlay of the dev server, where those in marks appear by themselves. */
export default function liveSamples({siteDir}: LoadContext): Plugin {
  return {
    name: 'live-samples',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'development'
        ? {}
        : {
            plugins: [new SampleWatcher(() => runCheck(siteDir))],
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
