export default {
  title: 'Expo IAP',
  tagline: 'In-app purchase solution for Expo and React Native',
  url: 'https://docs.example',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'warn',
  future: {v4: true},
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './docs/sidebars.json',
          lastVersion: 'current',
          versions: {current: {label: '2.8', path: ''}},
        },
        blog: {showReadingTime: true, onUntruncatedBlogPosts: 'ignore'},
      },
    ],
  ],
  themeConfig: {
    navbar: {
      title: 'Expo IAP',
      items: [
        {type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left'},
        {type: 'docsVersionDropdown', position: 'left'},
        {to: '/blog', label: 'Blog', position: 'left'},
      ],
    },
    footer: {copyright: 'MIT licensed.'},
    prism: {additionalLanguages: ['bash']},
  },
};
