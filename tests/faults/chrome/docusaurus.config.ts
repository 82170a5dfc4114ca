import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {ourTheme} from '../ourTheme.ts';
import {themeConfig} from './themeConfig.ts';

const preset = {
  docs: {
    lastVersion: 'current',
    sidebarPath: './sidebars.ts',
    versions: {current: {label: 'Two', path: ''}, '1.0': {label: 'One', path: '1.0'}},
  },
  blog: false,
  theme: {customCss: ['tokens', 'theme', 'base'].map((sheet) => `../../../src/css/${sheet}.css`)},
  sitemap: false,
} satisfies PresetOptions;

export default {
  title: 'Chrome',
  favicon: 'img/mark.svg',
  url: 'http://localhost:4281',
  baseUrl: '/',
  trailingSlash: false,
  baseUrlIssueBanner: false,
  // The not-found page of our theme names pages of the real site.
  onBrokenLinks: 'ignore',
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'fr'],
    localeConfigs: {en: {label: 'English'}, fr: {label: 'Français'}},
  },
  future: {v4: true},
  presets: [['classic', preset]],
  plugins: [ourTheme],
  themeConfig,
} satisfies Config;
