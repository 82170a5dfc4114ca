import type {UserThemeConfig} from '@docusaurus/theme-common';
import {site} from '../site/identity.ts';

const navbar = {
  title: site.title,
  logo: {src: 'img/mark.svg', srcDark: 'img/mark-dark.svg', alt: '', width: 28, height: 28},
  items: [
    {type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Docs', position: 'left'},
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
        {label: 'Release blog', to: '/blog'},
        {label: 'GitHub', href: site.github},
        {label: 'NPM', href: site.npm},
        {label: 'Sponsors', to: '/docs/sponsors'},
        {label: 'Accessibility', to: '/accessibility'},
      ],
    },
  ],
  copyright: 'Copyright © 2025 hyochan. MIT licensed.',
} satisfies UserThemeConfig['footer'];

/** Options of the classic theme. */
export const themeConfig = {
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
