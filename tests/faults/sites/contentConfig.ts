import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import real from '../../../docusaurus.config.ts';
import {beforeDefaultRemarkPlugins, rehypePlugins} from '../../../src/marks/pipeline.ts';
import {ourTheme} from '../ourTheme.ts';
import {realPreset} from './realPreset.ts';

/** Returns the configuration of a small site whose pages and posts go through everything that the real ones do. */
export function contentConfig(): Config {
  const {docs, blog} = realPreset();
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
    plugins: [ourTheme],
  };
}
