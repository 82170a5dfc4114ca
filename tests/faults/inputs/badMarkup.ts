import type {BadInput} from './badInput.ts';
import {inBody} from './badInput.ts';

const notMdx = (line: number, reason: string) =>
  `${line}: The page cannot be read as MDX: ${reason}.`;
const noCode =
  '6: Pages cannot import or export. Use components without importing them, and put code in a block.';

/** Markup that is broken, or means something else than its author thinks. */
export const badMarkup: readonly BadInput[] = [
  inBody(
    'open-element',
    'an element that is never closed',
    'Text.\n\n<Tabs kind="platform">\n<Tab of="ios">\n\nA\n\n</Tab>\n',
    notMdx(8, 'Expected a closing tag for `<Tabs>` (8:1-8:23)'),
  ),
  inBody(
    'crossed',
    'elements that are closed in the wrong order',
    '<details>\n<summary>More</details>\n</summary>',
    notMdx(
      7,
      'Unexpected closing tag `</details>`, expected corresponding closing tag for `<summary>` (7:1-7:10)',
    ),
  ),
  inBody(
    'brace',
    'a stray brace',
    'A { brace.',
    notMdx(
      6,
      'Unexpected end of file in expression, expected a corresponding closing brace for `{`',
    ),
  ),
  inBody(
    'less-than',
    'a stray less-than sign',
    'Fewer than <5 products.',
    notMdx(
      6,
      'Unexpected character `5` (U+0035) before name, expected a character that can start a name, such as a letter, `$`, or `_`',
    ),
  ),
  inBody(
    'no-expression',
    'an expression that is none',
    'A {1 +} b.',
    notMdx(6, 'Could not parse expression with acorn'),
  ),
  inBody(
    'html-comment',
    'a comment of HTML',
    '<!-- Later. -->',
    notMdx(
      6,
      'Unexpected character `!` (U+0021) before name, expected a character that can start a name, such as a letter, `$`, or `_` (note: to create a comment in MDX, use `{/* text */}`)',
    ),
  ),
  inBody(
    'open-fence',
    'a code block that is never closed',
    'Text.\n\n```text\nCode.\n\n## Heading\n',
    '8: The code block that opens here is never closed. Add ```.',
  ),
  inBody(
    'open-note',
    'a note that is never closed',
    ':::note\n\nText.\n\n## Heading\n',
    '6: The :::note that opens here is never closed. Add ":::".',
  ),
  inBody(
    'unknown-note',
    'a note of an unknown kind',
    ':::hint\n\nText.\n\n:::',
    '6: :::hint is unknown. Write :::note, :::tip, :::info, :::warning, :::danger.',
  ),
  inBody(
    'short-note',
    'a note with two colons',
    '::note[Text]',
    '6: ::note is unknown. A note has three colons.',
  ),
  inBody(
    'text-directive',
    'a colon that swallows brackets',
    'See :item[the list].',
    '6: :item is unknown. Write "\\:" for a colon.',
  ),
  inBody(
    'expression',
    'an expression that runs',
    'A {missing.name} b.',
    '6: {missing.name} would be run as code. Write "\\{" for a brace, or the text itself.',
  ),
  inBody(
    'circle-one',
    'a page that imports another',
    "import Two from './circle-two.mdx';\n\n<Two />",
    noCode,
  ),
  inBody(
    'circle-two',
    'a page that imports the one that imports it',
    "import One from './circle-one.mdx';\n\n<One />",
    noCode,
  ),
  inBody('export', 'a page that exports', 'export const answer = 42;', noCode),
  inBody(
    'component',
    'a component that does not exist',
    'Text.\n\n<Tabz kind="platform" />',
    '8: <Tabz> is unknown on pages. Do you mean <Tabs>?',
  ),
  inBody(
    'raw-picture',
    'a picture as an element',
    '<img src="./gone.png" alt="Gone" />',
    '6: <img> is unknown on pages. Write ![description](file).',
  ),
  inBody(
    'raw-link',
    'a link as an element',
    'A <a href="/docs/gone">link</a>.',
    '6: <a> is unknown on pages. Write [text](address).',
  ),
  inBody(
    'script',
    'a script',
    '<script src="https://example.org/a.js"></script>',
    '6: <script> is unknown on pages. Pages may use: Diagram, Tabs, Tab, TryIt, abbr, br, code, details, kbd, span, sub, summary, sup, and the marks in CONTRIBUTING.md.',
  ),
  inBody(
    'style',
    'an inline style',
    '<span style={{color: "red"}}>Red</span>',
    '6: <span> takes plain texts only, and no style. Write name="value".',
  ),
  inBody(
    'h1',
    'a second heading of the first level',
    'Text.\n\n# Again',
    '8: The title of the page is its only "#" heading. Write "##".',
  ),
  inBody(
    'skipped',
    'a level of headings that is left out',
    '## Two\n\n#### Four',
    '8: A heading of level 4 follows one of level 2. Write "###".',
  ),
  inBody(
    'anchors',
    'an anchor twice',
    '## One {/* #same */}\n\n## Two {/* #same */}',
    '8: The anchor "same" belongs to the heading in line 6. Give this one another.',
  ),
  inBody(
    'bare-heading',
    'a heading without text',
    '##',
    '6: The heading has no text that could be linked.',
  ),
];
