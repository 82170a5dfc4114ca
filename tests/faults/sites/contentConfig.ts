import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import real from '../../../docusaurus.config.ts';
import {blog} from '../../../src/config/blog.ts';
import {docs} from '../../../src/config/docs.ts';
import {beforeDefaultRemarkPlugins, rehypePlugins} from '../../../src/marks/pipeline.ts';
import type {PageRule} from '../../../src/site/pages.ts';
import type {PageRulesOptions} from '../../../src/plugins/page-rules/index.ts';
import {ourTheme} from '../ourTheme.ts';

/** Pages of the small site that tests/faults/inputs/soundSite.ts describes. */
const soundPages: readonly PageRule[] = [
  {path: 'intro', listed: true},
  {path: 'api', listed: true, since: '2.8'},
  {path: 'api/error-codes', listed: false, since: '2.8'},
];

/** Returns the configuration of a small site whose pages and posts go through everything that the real ones do. */
export function contentConfig(more: readonly string[] = []): Config {
  const rules = {
    pages: [...soundPages, ...more.map((path) => ({path, listed: false, since: '2.8'}))],
    posts: ['first'],
  } satisfies PageRulesOptions;
  const preset = {
    docs,
    blog,
    pages: {beforeDefaultRemarkPlugins, rehypePlugins},
    sitemap: false,
  } satisfies PresetOptions;
  return {
    title: 'Small site',
    url: 'https://example.com',
    baseUrl: '/',
    trailingSlash: real.trailingSlash,
    baseUrlIssueBanner: false,
    onBrokenLinks: real.onBrokenLinks,
    onBrokenAnchors: real.onBrokenAnchors,
    onDuplicateRoutes: real.onDuplicateRoutes,
    markdown: real.markdown,
    future: real.future,
    presets: [['classic', preset]],
    plugins: [
      ourTheme,
      '../../../src/plugins/source-rules/index.ts',
      ['../../../src/plugins/page-rules/index.ts', rules],
    ],
  };
}
