import {readFileSync} from 'node:fs';
import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

const versions = JSON.parse(readFileSync('sidebar.json', 'utf8'));
const link = ({label, path}) => ({label, link: `${path.replaceAll('.', '')}/`});

export default defineConfig({
  site: 'https://docs.example',
  integrations: [
    starlight({
      title: 'Expo IAP',
      sidebar: versions.map(({label, entries}, index) => ({
        label,
        collapsed: index > 0,
        items: entries.map((entry) =>
          'items' in entry ? {label: entry.label, items: entry.items.map(link)} : link(entry),
        ),
      })),
    }),
  ],
});
