import type {BadInput} from './badInput.ts';

const shape = 'versions.json must be a list of version names such as ["2.7", "2.6"].';
const notYaml = 'Put a value with a colon or a quote in quotes.';

/** Mistakes in the files around the pages; each stops the build before the next could be seen. */
export const badSites: readonly BadInput[] = [
  {
    name: 'a list of versions that is no JSON',
    files: {'versions.json': '["2.7",\n "2.6",]'},
    says: [shape],
  },
  {
    name: 'a list of versions that is no list',
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
  {
    name: 'a sidebar that names a page that does not exist',
    files: {'sidebars.ts': `export default {tutorialSidebar: ['intro', 'api', 'gone']};\n`},
    says: [
      '[cause]: Error: Invalid sidebar file at "sidebars.ts".',
      'These sidebar document ids do not exist:',
      '- gone',
    ],
  },
  {
    name: 'a sidebar that is no program',
    files: {'sidebars.ts': `export default {\n  tutorialSidebar: ['intro',\n};\n`},
    says: ['[cause]: Error: ParseError: Unexpected token', 'sidebars.ts:3:0'],
  },
  {
    name: 'a sidebar of another name',
    files: {'sidebars.ts': `export default {main: ['intro', 'api']};\n`},
    says: ['Version 2.8 has no sidebar named tutorialSidebar: the navbar links to it.'],
  },
  {
    name: 'files of old versions and of the blog that cannot be read',
    files: {
      'versioned_sidebars/version-2.7-sidebars.json': '{\n  "tutorialSidebar": ["intro"],\n}\n',
      'blog/authors.yml': 'hyochan:\n  name: "Hyo\n',
      'blog/tags.yml': 'release:\n  label: Release: all\n',
    },
    says: [
      'versioned_sidebars/version-2.7-sidebars.json:2: This is not JSON. Write double quotes, and no comma before a closing bracket.',
      `blog/authors.yml:3: This is not YAML: unexpected end of the stream within a double quoted scalar. ${notYaml}`,
      `blog/tags.yml:2: This is not YAML: bad indentation of a mapping entry. ${notYaml}`,
    ],
  },
  {
    name: 'entries in the lists of the blog that say nothing',
    files: {
      'blog/authors.yml': 'hyochan:\n  title: Maintainer\n',
      'blog/tags.yml': '\nrelease: 5\n',
    },
    says: [
      'blog/authors.yml:1: "hyochan" has no name. Write it below.',
      'blog/tags.yml:2: "release" has no label. Write it below.',
    ],
  },
  {
    name: 'a page that the contract does not know, and a post that it misses',
    files: {
      'docs/extra.mdx': '---\ntitle: Extra\ndescription: Extra.\n---\n\nText.\n',
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
      'docs/extra.mdx adds the page "extra" to version 2.8: list it in src/site/pages.ts.',
      'There is no post with the slug "first", which the contract names.',
      'blog/2025-01-01-first.mdx has the slug "second", which src/site/posts.ts does not list: correct the slug, or list it there.',
    ],
  },
];
