import type {UserThemeConfig} from '@docusaurus/theme-common';

/** One navbar item of every kind, a bar that hides, and an announcement that can be closed. */
export const themeConfig = {
  announcementBar: {id: 'first', content: 'The <b>second</b> edition is out.', isCloseable: true},
  navbar: {
    title: 'Chrome',
    hideOnScroll: true,
    items: [
      {to: '/late', label: 'Default link'},
      {
        type: 'dropdown',
        label: 'More',
        items: [
          {to: '/crash', label: 'A page that may crash'},
          {type: 'doc', docId: 'long', label: 'A long page'},
          {href: 'https://example.com/', label: 'Another site'},
        ],
      },
      {type: 'html', value: '<a href="/about.txt">Plain HTML</a>'},
      {type: 'doc', docId: 'intro', label: 'One page'},
      {type: 'docSidebar', sidebarId: 'main', label: 'Sidebar'},
      {type: 'docsVersion', label: 'This version', position: 'right'},
      {
        type: 'docsVersionDropdown',
        position: 'right',
        versions: {current: {label: 'Second edition'}, '1.0': {label: 'First edition'}},
      },
      {type: 'localeDropdown', position: 'right'},
      {type: 'search', position: 'right'},
    ],
  },
  footer: {
    links: [{title: 'Docs', items: [{label: 'One page', to: '/docs/intro'}]}],
    copyright: 'Nobody',
  },
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
} satisfies UserThemeConfig;
