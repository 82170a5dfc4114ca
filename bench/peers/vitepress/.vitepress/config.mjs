import {readFileSync} from 'node:fs';
import {defineConfig} from 'vitepress';

const versions = JSON.parse(readFileSync('sidebar.json', 'utf8'));
const link = ({label, path}) => ({text: label, link: path});

export default defineConfig({
  title: 'Expo IAP',
  description: 'In-app purchase solution for Expo and React Native',
  srcDir: './content',
  cleanUrls: true,
  ignoreDeadLinks: true,
  themeConfig: {
    search: {provider: 'local'},
    nav: [
      ...versions.map(({label, root}) => ({text: label, link: `${root}/intro`})),
      {text: 'Blog', link: '/blog/v2-8-1-release'},
    ],
    sidebar: Object.fromEntries(
      versions.map(({root, entries}) => [
        `${root}/`,
        entries.map((entry) =>
          'items' in entry ? {text: entry.label, items: entry.items.map(link)} : link(entry),
        ),
      ]),
    ),
  },
});
