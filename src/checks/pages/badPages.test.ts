import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import {testFolder} from '../../../tests/unit/testFolder.ts';
import {checkContent} from '../checkContent.ts';

const post = {
  title: 'A post',
  description: 'News.',
  slug: 'post',
  date: '2025-01-01',
  authors: '[team]',
  tags: '[news]',
};

/** A mistake in the text of a page, whose first line is line 6, in its front matter, or in fields of a post. */
type Mistake = {
  readonly what: string;
  readonly body?: string;
  readonly head?: string;
  readonly post?: Partial<Record<keyof typeof post, string | null>>;
  /** The line and the beginning of what the check says. */
  readonly says: string;
};

const mistakes = readFileSync(new URL('badPages.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): Mistake => JSON.parse(line));

function writePost(name: string, change: Mistake['post'], text: string): string {
  const all = {...post, title: name, description: `About ${name}.`, slug: name, ...change};
  const lines = Object.entries(all).flatMap(([field, value]) =>
    value === null ? [] : `${field}: ${value}`,
  );
  return `---\n${lines.join('\n')}\n---\n\n${text}\n`;
}

/** The file with a mistake, and what is in it. */
function written({body, head, post: change}: Mistake, at: number): readonly [string, string] {
  if (change !== undefined)
    return [`blog/2025-01-01-p${at}.mdx`, writePost(`p${at}`, change, 'A.\n\n{/* truncate */}')];
  const front = head ?? `title: P${at}\ndescription: P${at}.`;
  return [`docs/p${at}.mdx`, `---\n${front}\n---\n\n${body ?? 'Text.'}\n`];
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
<Tab of="ios">
</Tab>
<Tab of="android">
</Tab>
</Tabs>

<Diagram of="server-flow" />

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
  const pages = mistakes.map(written);

  beforeAll(async () => {
    for (const [file, text] of [...Object.entries(files), ...pages]) write(file, text);
    // All at once: each has its own file, and every sentence names it.
    const {problems} = await checkContent({root: pathOf(), parts: ['pages']});
    for (const {file, line, message} of problems) said.add(`${file}:${line}: ${message}`);
  });

  const expected = [
    ...mistakes.map(({what, says}, at) => [what, `${pages[at]?.[0]}:${says}`] as const),
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
