import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {Config} from '@docusaurus/types';
import real from '../../../docusaurus.config.ts';
import {ourTheme} from '../ourTheme.ts';
import {realPreset} from './realPreset.ts';

/** What a fault changes in a small site whose settings are otherwise those of the real one. */
export type SiteOptions = {
  /** Items of the navbar; unchecked, because wrong ones are what the tests are about. */
  readonly navbarItems?: readonly object[];
  /** Whether the site has a blog, with the strictness of the real one. */
  readonly blog?: boolean;
  /** Lets the build go on after a broken link. */
  readonly onBrokenLinks?: 'warn';
  /** Whether the content is checked first, as in the real site. */
  readonly checks?: boolean;
};

const {onInlineAuthors, onInlineTags, onUntruncatedBlogPosts} = realPreset().blog;
const {trailingSlash, onBrokenLinks, onBrokenAnchors, onDuplicateRoutes, markdown, future} = real;

/** Returns the configuration of a small site with a fault. */
export function siteConfig(options: SiteOptions): Config {
  const preset = {
    docs: {sidebarPath: './sidebars.ts'},
    blog: options.blog ? {onInlineAuthors, onInlineTags, onUntruncatedBlogPosts} : false,
    sitemap: false,
  } satisfies PresetOptions;
  const themeConfig = {navbar: {items: [...(options.navbarItems ?? [])]}} satisfies UserThemeConfig;
  return {
    title: 'Small site',
    url: 'https://example.com',
    baseUrl: '/',
    trailingSlash,
    baseUrlIssueBanner: false,
    onBrokenLinks: options.onBrokenLinks ?? onBrokenLinks,
    onBrokenAnchors,
    onDuplicateRoutes,
    markdown: {hooks: markdown.hooks},
    future,
    presets: [['classic', preset]],
    plugins: [ourTheme, ...(options.checks ? ['../../../src/plugins/checks/index.ts'] : [])],
    themeConfig,
  };
}
