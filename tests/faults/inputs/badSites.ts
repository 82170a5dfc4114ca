import type {BadInput} from './badInput.ts';

const shape = 'versions.json must be a list of version names such as ["2.7", "2.6"].';
const notYaml = 'Put values that contain a colon or a quote in quotes.';

/** Mistakes in the list of versions; the configuration of the site refuses them. */
export const badVersions: readonly BadInput[] = [
  {
    name: 'a list of versions that is not JSON',
    files: {'versions.json': '["2.7",\n "2.6",]'},
    says: [shape],
  },
  {
    name: 'a list of versions that is not a list',
    files: {'versions.json': '{"2.7": true}'},
    says: [shape],
  },
  {
    name: 'a version without its folder and its entry',
    files: {'versions.json': '["2.7", "2.6", "2.5"]'},
    says: [
      'versions.json lists "2.5", which has no entry in src/site/versionTable.json: add one.',
      'versions.json lists "2.5", but versioned_docs/version-2.5 does not exist.',
      'versions.json lists "2.5", but versioned_sidebars/version-2.5-sidebars.json does not exist.',
    ],
  },
];

/** Mistakes in the other files around the pages. */
export const badSites: readonly BadInput[] = [
  {
    name: 'a sidebar that names a page that does not exist',
    files: {'sidebars.ts': `export default {tutorialSidebar: ['intro', 'api', 'gone']};\n`},
    says: ['sidebars.ts:1: The sidebar lists "gone", but there is no such page. Correct the path.'],
  },
  {
    name: 'a sidebar that is not a program',
    files: {'sidebars.ts': `export default {\n  tutorialSidebar: ['intro',\n};\n`},
    says: ['sidebars.ts:3: Invalid TypeScript: Expression or comma expected.'],
  },
  {
    name: 'a sidebar of another name',
    files: {'sidebars.ts': `export default {main: ['intro', 'api']};\n`},
    says: ['sidebars.ts:1: The navbar links to tutorialSidebar, which does not exist. Add it.'],
  },
  {
    name: 'files of old versions and of the blog that cannot be read',
    files: {
      'versioned_sidebars/version-2.7-sidebars.json': '{\n  "tutorialSidebar": ["intro"],\n}\n',
      'blog/authors.yml': 'hyochan:\n  name: "Hyo\n',
      'blog/tags.yml': 'release:\n  label: Release: all\n',
    },
    says: [
      `blog/authors.yml:3: Invalid YAML: unexpected end of the stream within a double quoted scalar. ${notYaml}`,
      `blog/tags.yml:2: Invalid YAML: bad indentation of a mapping entry. ${notYaml}`,
      'versioned_sidebars/version-2.7-sidebars.json:2: Invalid JSON. Write strict JSON: double quotes, no comments, no trailing commas.',
    ],
  },
  {
    name: 'entries in the lists of the blog that say nothing',
    files: {
      'blog/authors.yml': 'hyochan:\n  title: Maintainer\n',
      'blog/tags.yml': '\nrelease: 5\n',
    },
    says: [
      'blog/authors.yml:1: "hyochan" has no name. Add it below.',
      'blog/tags.yml:2: "release" has no label. Add it below.',
    ],
  },
  {
    name: 'a promised page and a promised post that are gone',
    files: {
      'docs/api/error-codes.md':
        '---\ntitle: Codes\ndescription: Codes.\nslug: codes\n---\n\nText.\n',
      'blog/2025-01-01-first.mdx': `${[
        '---',
        'title: First',
        'description: The first post.',
        'slug: second',
        'date: 2025-01-01',
        'authors: [hyochan]',
        'tags: [release]',
        '---',
      ].join('\n')}\n\nShort.\n\n{/* truncate */}\n\nLong.\n`,
    },
    says: [
      'blog:1: No post has the promised slug "first". Restore the post or its slug.',
      'docs/api/error-codes.mdx:1: The promised page /docs/api/error-codes is missing. Restore the file or its slug.',
    ],
  },
];
