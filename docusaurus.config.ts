import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {blog} from './src/config/blog.ts';
import {docs} from './src/config/docs.ts';
import {environment} from './src/config/environment.ts';
import {plugins} from './src/config/plugins.ts';
import {site} from './src/site/identity.ts';
import {beforeDefaultRemarkPlugins, rehypePlugins} from './src/marks/pipeline.ts';
import {themeConfig} from './src/config/theme.ts';

const preset = {
  docs,
  blog,
  pages: {beforeDefaultRemarkPlugins, rehypePlugins},
  theme: {
    customCss: [
      'tokens',
      'theme',
      'base',
      'prose',
      'code',
      'marks',
      'tables',
      'sidebar',
      'blog',
      'print',
    ].map((sheet) => `./src/css/${sheet}.css`),
  },
  sitemap: {changefreq: null, priority: null},
} satisfies PresetOptions;

export default {
  title: site.title,
  tagline: site.tagline,
  titleDelimiter: '·',
  favicon: 'img/favicon.svg',
  url: environment.url,
  baseUrl: environment.baseUrl,
  trailingSlash: false,
  organizationName: 'hyochan',
  projectName: 'expo-iap',
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {label: 'English', direction: 'ltr'}},
  },
  // Our own notice needs no inline script: src/components/notices/StartupNotices.tsx.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'}},
  future: {v4: true},
  presets: [['./src/plugins/preset/index.ts', preset]],
  plugins: [...plugins],
  clientModules: ['beforeFirstRender', 'healFirstLoad', 'stayWhileOffline'].map(
    (name) => `./src/client/${name}.ts`,
  ),
  themeConfig,
} satisfies Config;
