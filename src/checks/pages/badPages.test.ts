import {beforeAll, describe, expect, it} from 'vitest';
import {testFolder} from '../../../tests/unit/testFolder.ts';
import {checkContent} from '../checkContent.ts';

/** The content of a page or post, or only its text, whose first line is line 6. */
type Row = readonly [what: string, text: string, says: string];

const tab = (of: string): string => `<Tab of="${of}">\n</Tab>\n`;

const bodies: readonly Row[] = [
  ['no content', '', '1: The page has no content after the front matter.'],
  ['a relative address', 'A [page](one).', '6: The link one does not point to a file.'],
  ['no such file', 'A [file](./terms.pdf).', '6: The link ./terms.pdf does not point to a file.'],
  ['another version', '[Old](../versioned_docs/version-2.7/a.md)', '6: The link ../versioned_docs'],
  ['no target', 'A [page]().', '6: The link has no target. Write one.'],
  ['no definition', 'A [page][gone].', '6: [page][gone] has no definition on this page.'],
  ['a bad definition', 'A [page][it].\n\n[it]: ./gone.mdx', '8: The link ./gone.mdx leads to'],
  ['a bad escape', '[There](./100%.mdx)', '6: The link ./100%.mdx has an invalid escape sequence.'],
  ['no such picture', '![Gone](./gone.png)', '6: The image docs/gone.png does not exist.'],
  ['a picture elsewhere', '![A](https://example.org/a.png)', '6: The image https://example.org/a'],
  [
    'a climbing sample',
    '<Sample file="../a.tsx" />',
    '6: <Sample file="../a.tsx"> must name a .ts',
  ],
  ['no such part', '<ErrorTable only="web" />', '6: <ErrorTable only="web"> is unknown.'],
  ['nothing to install', '<Install />', '6: <Install> needs packages="…".'],
  [
    'a comment of HTML',
    '<!-- Later. -->',
    '6: The page cannot be read as MDX: Unexpected character',
  ],
  ['an open element', 'A\n\n<details>\nB', '8: The page cannot be read as MDX: Expected a closing'],
  [
    'an open block',
    'A\n\n```text\nB\n\n## C',
    '8: The code block that opens here is never closed.',
  ],
  ['an open note', ':::note\n\nText.', '6: The :::note that opens here is never closed.'],
  ['an unknown note', ':::hint\n\nText.\n\n:::', '6: :::hint is unknown. Write :::note, :::tip,'],
  ['two colons', '::note[Text]', '6: ::note is unknown. A note has three colons.'],
  ['a colon', 'See :item[the list].', '6: :item is unknown. Write "\\:" for a colon.'],
  ['a bare heading', '##', '6: The heading has no text that could be linked.'],
  ['a block without an end', '```text', '6: The code block that opens here is never closed.'],
  ['an end with a word', '```text\n````text', '6: The code block that opens here is never closed.'],
  ['no such element', '<Diagramm of="x" />', '6: <Diagramm> is unknown on pages. Do you mean <Dia'],
  ['a link of HTML', 'A <a href="x">b</a>.', '6: <a> is unknown on pages. Write [text](address).'],
  ['a fragment', '<>Text</>', '6: <> has no effect here.'],
  [
    'a style',
    '<span style="color: red">x</span>',
    '6: <span> takes plain texts only, and no style.',
  ],
  ['spread props', '<span {...all}>x</span>', '6: <span> takes plain texts only, and no style.'],
  ['code', 'Text.\n\n{1 + 1}', '8: {1 + 1} would be run as code.'],
  ['an import', "import a from './a.mdx';", '6: Pages cannot import or export.'],
  ['a second title', '# One', '6: The title of the page is its only "#" heading.'],
  [
    'a taken anchor',
    '## One\n\n## Two {/* #one */}',
    '8: The anchor "one" belongs to the heading in line 6.',
  ],
  ['tabs of no kind', '<Tabs>\n</Tabs>', '6: <Tabs> needs kind="…".'],
  [
    'no such kind',
    '<Tabs kind="os">\n<Tab of="ios">\n</Tab>\n</Tabs>',
    '7: There are no tabs of kind "os".',
  ],
  [
    'no such tab',
    `<Tabs kind="platform">\n${tab('web')}</Tabs>`,
    '7: Tabs of kind "platform" have no tab "web".',
  ],
  ['one tab', `<Tabs kind="platform">\n${tab('ios')}</Tabs>`, '6: <Tabs> needs two tabs or more.'],
  [
    'the same tab',
    `<Tabs kind="platform">\n${tab('ios')}${tab('ios')}</Tabs>`,
    '9: There is a <Tab of="ios"> already.',
  ],
  ['no tab', '<Tabs kind="platform">\n\nText\n\n</Tabs>', '8: <Tabs> contains only <Tab>.'],
  [
    'a tab alone',
    'Text\n\n<Tab of="ios">\n\nText\n\n</Tab>',
    '8: <Tab> must be directly inside <Tabs>.',
  ],
  ['no such diagram', '<Diagram of="ids" />', '6: There is no diagram "ids". Diagrams: '],
  ['a diagram of nothing', '<Diagram />', '6: <Diagram> needs of="…".'],
];

const heads: readonly Row[] = [
  [
    'an open quote',
    'title: "Open\ndescription: A quote.',
    '4: Invalid YAML: unexpected end of the',
  ],
  [
    'two colons',
    'title: Bad: worse\ndescription: A.',
    '2: Invalid YAML: bad indentation of a mapping',
  ],
  ['a list', '- title\n- description', '2: Expected `name: value` on each line.'],
  ['no title', 'description: No title.', '1: The front matter has no title. Add one.'],
  ['no description', 'title: None', '1: The front matter has no description. Add one.'],
  ['a number', 'title: 2.8\ndescription: A.', '2: "title" must be text, found 2.8.'],
  [
    'an unknown field',
    'title: A\ndescription: A field.\nslig: /a',
    '4: The front matter has an unknown field',
  ],
];

const post = {
  title: 'A post',
  description: 'News.',
  slug: 'post',
  date: '2025-01-01',
  authors: '[team]',
  tags: '[news]',
};
type Change = Partial<Record<keyof typeof post, string | undefined>>;

const posts: readonly (readonly [what: string, change: Change, says: string])[] = [
  ['no date', {date: undefined}, '1: The front matter has no date. Add one.'],
  ['no such date', {date: 'tomorrow'}, '5: "date" must be a date such as 2025-08-19, found "tom'],
  ['the future', {date: '2199-01-01'}, '5: "date" is in the future: 2199-01-01. Correct it.'],
  ['no slug', {slug: undefined}, '1: The front matter has no slug. Add one.'],
  ['no tags', {tags: undefined}, '1: The front matter has no tags. Add one.'],
  ['an unknown tag', {tags: '[nws]'}, '7: blog/tags.yml has no "nws". Did you mean "news"?'],
  ['no list of tags', {tags: 'news'}, '7: "tags" must be a list such as [one, two], found "news".'],
  [
    'an unknown author',
    {authors: '[tem]'},
    '6: blog/authors.yml has no "tem". Did you mean "team"?',
  ],
  ['an author inline', {authors: '{name: A}'}, '6: "authors" must be a list such as [one, two]'],
];

function writePost(name: string, change: Change, text: string): string {
  const all = {...post, title: name, description: `About ${name}.`, slug: name, ...change};
  const lines = Object.entries(all).flatMap(([field, value]) =>
    value === undefined ? [] : `${field}: ${value}`,
  );
  return `---\n${lines.join('\n')}\n---\n\n${text}\n`;
}

const sound = `${'````text\n```\n````'}

> ${'```text'}
> one
> ${'```'}

::::note

:::tip

At 12:30 and a:b.

:::

::::

<details open>
<summary>More</summary>

Text {/* with a comment */} and {}.

</details>

<Tabs kind="platform">
${tab('ios')}${tab('android')}</Tabs>

<Diagram of="console-ids" />

## One

### Two

## One

## Three {/* #3 */}
`;

const files: Readonly<Record<string, string>> = {
  'docs/sound.mdx': `---\ntitle: Sound\ndescription: Sound.\n---\n\n${sound}`,
  'docs/one.mdx': '---\ntitle: One\ndescription: About one.\n---\n\nText.\n',
  'blog/authors.yml': 'team:\n  name: Team\nnobody:\n  title: Maintainer\n',
  'blog/tags.yml': 'news:\n  label: News\nempty: 5\n',
  'versioned_docs/version-2.7/old.mdx': '---\ntitle: Old\ndescription: Old.\n---\n\nText.\n',
  'blog/2025-01-01-uncut.mdx': writePost('uncut', {}, 'All at once.'),
};

const others = [
  'blog/authors.yml:3: "nobody" has no name. Add it below.',
  'blog/tags.yml:3: "empty" has no label. Add it below.',
  'blog/2025-01-01-uncut.mdx:1: The post has no {/* truncate */}.',
];

describe('X a mistake of an author is answered with file, line and remedy', () => {
  const {at: pathOf, write} = testFolder('all');
  const said = new Set<string>();

  beforeAll(async () => {
    for (const [file, text] of Object.entries(files)) write(file, text);
    bodies.forEach(([, text], at) =>
      write(`docs/body-${at}.mdx`, `---\ntitle: B${at}\ndescription: B${at}.\n---\n\n${text}\n`),
    );
    heads.forEach(([, head], at) => write(`docs/head-${at}.mdx`, `---\n${head}\n---\n\nText.\n`));
    posts.forEach(([, change], at) =>
      write(`blog/2025-01-01-p${at}.mdx`, writePost(`p${at}`, change, 'A.\n\n{/* truncate */}')),
    );
    // All at once: each has its own file, and every sentence names it.
    const {problems} = await checkContent({root: pathOf(), parts: ['pages']});
    for (const {file, line, message} of problems) said.add(`${file}:${line}: ${message}`);
  });

  const expected = [
    ...bodies.map(([what, , says], at) => [what, `docs/body-${at}.mdx:${says}`] as const),
    ...heads.map(
      ([what, , says], at) => [`${what} in the head`, `docs/head-${at}.mdx:${says}`] as const,
    ),
    ...posts.map(
      ([what, , says], at) => [`${what} in a post`, `blog/2025-01-01-p${at}.mdx:${says}`] as const,
    ),
    ...others.map((says) => ['a list or a post', says] as const),
  ];

  it.each(expected)('%s: %s', (_what, says) => {
    expect([...said].filter((problem) => problem.startsWith(says))).toHaveLength(1);
  });

  it('and nothing is said of what is right', () => {
    expect(
      [...said].filter((problem) => !expected.some(([, says]) => problem.startsWith(says))),
    ).toEqual([]);
  });
});
