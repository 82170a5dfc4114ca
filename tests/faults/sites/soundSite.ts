import type {SiteFiles} from './makeSite.ts';
import {page} from './makeSite.ts';

/** A small site with nothing wrong: three versions, a post and a home page, checked by the rules of the real one. */
export const soundSite: SiteFiles = {
  'package.json': '{}',
  'docusaurus.config.ts': `import {contentConfig} from '../../../tests/faults/sites/contentConfig.ts';

export default contentConfig();
`,
  'sidebars.ts': `export default {tutorialSidebar: ['intro', 'api']};\n`,
  'versions.json': '["2.7", "2.6"]',
  'versioned_sidebars/version-2.7-sidebars.json': '{"tutorialSidebar": ["intro"]}',
  'versioned_sidebars/version-2.6-sidebars.json': '{"tutorialSidebar": ["intro"]}',
  'versioned_docs/version-2.7/intro.md': page('Introduction to 2.7', 'Text.'),
  'versioned_docs/version-2.6/intro.md': page('Introduction to 2.6', 'Text.'),
  'docs/intro.md': page('Introduction', 'Text.'),
  // The page for missing addresses proposes these three.
  'docs/api.md': page('Overview', 'Text.'),
  'docs/api/error-codes.md': page('Error codes', 'Text.'),
  'src/pages/tools/upgrade.md': page('Upgrade expo-iap', 'Text.'),
  'src/pages/index.md': page('Home', 'Text.'),
  'static/img/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg" />',
  'blog/authors.yml': 'hyochan:\n  name: Hyo\n',
  'blog/tags.yml': 'release:\n  label: Release\n',
  'blog/2025-01-01-first.mdx':
    '---\ntitle: First\ndescription: The first post.\nslug: first\ndate: 2025-01-01\nauthors: [hyochan]\ntags: [release]\n---\n\nShort.\n\n{/* truncate */}\n\nLong.\n',
};
