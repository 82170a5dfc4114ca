import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {Config, PluginModule} from '@docusaurus/types';
import finish from './src/finish/index.ts';
import {beforeDefaultRemarkPlugins, rehypePlugins} from './src/marks/pipeline.ts';
import checks from './src/plugins/checks/index.ts';
import {environment} from './src/plugins/environment.ts';
import kit, {KIT_FOLDER} from './src/plugins/kit/index.ts';
import lazyPages from './src/plugins/lazy-pages/index.ts';
import names from './src/plugins/names/index.ts';
import pageCache from './src/plugins/page-cache/index.ts';
import playground, {PLAYGROUND_FOLDER} from './src/plugins/playground/index.ts';
import purchaseServer, {SERVER_FOLDER} from './src/plugins/purchase-server/index.ts';
import readyNavigation from './src/plugins/ready-navigation/index.ts';
import siteRoutes from './src/plugins/site-routes/index.ts';
import {DESK_FOLDER} from './src/plugins/upgrade-desk/deskFolder.ts';
import upgradeDesk from './src/plugins/upgrade-desk/index.ts';
import {site} from './src/site/identity.ts';
import {readCutVersions} from './src/site/validateVersions.ts';
import {docsVersion, docsVersions, pluginVersionName} from './src/site/versions.ts';

const cutVersions = readCutVersions();

/** The versions that are shown: all, or the one that an author limits the dev server to. */
const shownVersions =
  environment.onlyVersion === undefined ? docsVersions : [docsVersion(environment.onlyVersion)];
const latest = shownVersions.find(({status}) => status === 'latest') ?? shownVersions[0];

const editLinks = environment.sourceUrl === undefined ? {} : {editUrl: environment.sourceUrl};

/** Options of the docs plugin, with every version taken from the one table. */
const docs = {
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  ...editLinks,
  breadcrumbs: true,
  beforeDefaultRemarkPlugins,
  rehypePlugins,
  lastVersion: pluginVersionName(latest?.version ?? '', cutVersions),
  versions: Object.fromEntries(
    shownVersions.map(({version, label, path, status}) => [
      pluginVersionName(version, cutVersions),
      {
        label,
        path,
        // src/components/versions/VersionNames.tsx names the exact release instead.
        badge: false,
        banner: ({latest: 'none', next: 'unreleased', old: 'unmaintained'} as const)[status],
      },
    ]),
  ),
  onlyIncludeVersions: shownVersions.map(({version}) => pluginVersionName(version, cutVersions)),
} satisfies DocsOptions;

/** Options of the blog plugin: every mistake of an author stops the build. */
const blog = {
  routeBasePath: 'blog',
  ...editLinks,
  beforeDefaultRemarkPlugins,
  rehypePlugins,
  blogTitle: 'Release blog',
  blogDescription: 'What each release of expo-iap changes, and what you must do about it.',
  blogSidebarTitle: site.allPosts,
  blogSidebarCount: 'ALL',
  postsPerPage: 'ALL',
  showReadingTime: true,
  onInlineAuthors: 'throw',
  onInlineTags: 'throw',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {
    type: ['rss', 'atom', 'json'],
    title: 'Expo IAP releases',
    description: 'What each release of expo-iap changes, and what you must do about it.',
    language: 'en',
    copyright: 'Copyright 2025 hyochan',
  },
} satisfies BlogOptions;

const sheets = [
  'tokens',
  'faces',
  'theme',
  'base',
  'prose',
  'code',
  'marks',
  'tables',
  'indexes',
  'sidebar',
  'blog',
  'print',
];

const preset = {
  docs,
  blog,
  pages: {beforeDefaultRemarkPlugins, rehypePlugins},
  theme: {customCss: sheets.map((sheet) => `./src/css/${sheet}.css`)},
  sitemap: {changefreq: null, priority: null},
} satisfies PresetOptions;

/** Small drawings inside of the page come with its first text; a browser would ask for files before it shows the text. */
const drawing = (file: string): string => {
  const svg = readFileSync(join(__dirname, `static/img/${file}.svg`), 'utf8')
    .trim()
    .replaceAll('"', "'");
  return `data:image/svg+xml,${svg.replace(/[ #<>]/g, encodeURIComponent)}`;
};

const navbar = {
  title: site.title,
  logo: {src: drawing('mark'), srcDark: drawing('mark-dark'), alt: '', width: 28, height: 28},
  items: [
    {
      type: 'docSidebar',
      sidebarId: 'tutorialSidebar',
      label: 'Docs',
      position: 'left',
      // The tools are in the sidebar too.
      activeBaseRegex: '/(docs|tools)/',
    },
    {type: 'docsVersionDropdown', position: 'left'},
    {to: '/blog', label: 'Blog', position: 'left'},
    {href: site.github, label: 'GitHub', position: 'right'},
    {href: site.npm, label: 'NPM', position: 'right'},
    {href: site.x, label: 'X', position: 'right'},
  ],
} satisfies UserThemeConfig['navbar'];

const footer = {
  style: 'light',
  links: [
    {
      title: 'Docs',
      items: [
        {label: 'Introduction', to: '/docs/intro'},
        {label: 'Installation', to: '/docs/installation'},
        {label: 'API overview', to: '/docs/api'},
        {label: 'Error codes', to: '/docs/api/error-codes'},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'Issues', href: site.issues},
        {label: 'Discussions', href: site.discussions},
        {label: 'Slack', href: site.slack},
        {label: 'X', href: site.x},
      ],
    },
    {
      title: 'More',
      items: [
        {label: 'Test kit', to: '/tools/test-kit'},
        {label: 'Pocket store', to: '/tools/pocket-store'},
        {label: 'Verify purchases', to: '/tools/server'},
        {label: 'Upgrade expo-iap', to: '/tools/upgrade'},
        {label: 'Which release fits', to: '/tools/compatibility'},
        {label: 'API history', to: '/tools/api-history'},
        {label: 'Claude, Cursor, editors', to: '/tools/assistants'},
        {label: 'Release blog', to: '/blog'},
        {label: 'Sponsors', to: '/docs/sponsors'},
        {label: 'GitHub', href: site.github},
        {label: 'NPM', href: site.npm},
        {label: 'Accessibility', to: '/accessibility'},
      ],
    },
  ],
  copyright: 'Copyright © 2025 hyochan. MIT licensed.',
} satisfies UserThemeConfig['footer'];

const themeConfig = {
  navbar,
  footer,
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  docs: {
    versionPersistence: 'localStorage',
    sidebar: {hideable: false, autoCollapseCategories: false},
  },
  blog: {sidebar: {groupByYear: true}},
  prism: {additionalLanguages: ['bash']},
} satisfies UserThemeConfig;

/**
 * Functions and not paths: Docusaurus loads each path by itself, and with it again everything that it shares with the
 * others, which takes seconds.
 */
const plugins: PluginModule[] = [
  checks,
  playground,
  kit,
  purchaseServer,
  pageCache,
  siteRoutes,
  upgradeDesk,
  names,
  readyNavigation,
  lazyPages,
  finish,
];

const clientModules = [
  'beforeFirstRender',
  'reloadAfterChunkError',
  'openPage',
  'repeatActs',
  'topFirst',
].map((name) => `./src/client/${name}.ts`);

export default {
  title: site.title,
  tagline: site.tagline,
  titleDelimiter: '·',
  favicon: drawing('mark'),
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
  // Posts and tools link to every version, also to those that a build of one leaves out.
  onBrokenLinks: environment.onlyVersion === undefined ? 'throw' : 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'}},
  future: {v4: true},
  presets: [['./src/plugins/preset/index.ts', preset]],
  // Plugins of these names make the others.
  staticDirectories: ['static', PLAYGROUND_FOLDER, KIT_FOLDER, SERVER_FOLDER, DESK_FOLDER],
  plugins,
  clientModules,
  themeConfig,
} satisfies Config;
