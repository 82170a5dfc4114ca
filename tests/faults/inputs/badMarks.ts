import {languages} from '../../../src/site/languages.ts';
import {page} from '../sites/makeSite.ts';
import type {BadInput} from './badInput.ts';
import {inBody} from './badInput.ts';

const tabs = (...names: string[]) =>
  `<Tabs kind="platform">\n${names.map((name) => `<Tab of="${name}">\n\nText.\n\n</Tab>\n`).join('')}</Tabs>`;

const fenceMarks =
  'Known marks: title="…", version="…", error="TS…", nocheck="…", platform="ios", ins={1}, del={1}, continues, {1,3-5}.';

/** Marks, tabs and code blocks that ask for what does not exist. */
export const badMarks: readonly BadInput[] = [
  inBody(
    'signature',
    'an unknown name in a mark',
    '<Signature of="fetchProduct" />',
    '6: <Signature of="fetchProduct"> matches nothing in expo-iap 2.8.8. Do you mean "fetchProducts"?',
  ),
  {
    name: 'a name of the next version in a mark of an old page',
    files: {
      'versioned_docs/version-2.7/signature.mdx': page('Old', '<Signature of="fetchProducts" />'),
    },
    says: [
      'versioned_docs/version-2.7/signature.mdx:6: <Signature of="fetchProducts"> matches nothing in expo-iap 2.7.5. Do you mean "getProducts"?',
    ],
  },
  inBody(
    'member',
    'an unknown member in a mark',
    'It is <Badges of="Purchase.tokn" />.',
    '6: <Badges of="Purchase.tokn"> matches no member of Purchase in expo-iap 2.8.8.',
  ),
  inBody(
    'attribute',
    'an unknown attribute of a mark',
    '<Sample path="store.tsx" />',
    '6: <Sample> has an unknown attribute "path". It knows: file, part, title, first.',
  ),
  inBody(
    'no-attribute',
    'a mark without its attribute',
    '<Members />',
    '6: <Members> needs of="…". It knows: of, without, notes.',
  ),
  inBody(
    'no-sample',
    'a sample file that does not exist',
    '<Sample file="gone.tsx" />',
    '6: There is no file docs/_samples/gone.tsx. Write it, or correct the name in <Sample>.',
  ),
  inBody(
    'climbing',
    'a sample file outside of its folder',
    '<Sample file="../../package.json" />',
    '6: <Sample file="../../package.json"> must name a .ts or .tsx file in _samples beside the page, without a folder.',
  ),
  inBody(
    'misplaced',
    'a mark inside a line',
    'Shown here: <Sample file="store.tsx" />',
    '6: <Sample> must be alone on its line.',
  ),
  inBody(
    'error-table',
    'a part of the error table that does not exist',
    '<ErrorTable only="web" />',
    '6: <ErrorTable only="web"> is unknown. Write ios, android or never.',
  ),
  inBody(
    'no-absent',
    'an absent name that is empty',
    'No <Absent></Absent> here.',
    '6: <Absent> needs the name between its tags.',
  ),
  inBody(
    'install',
    'nothing to install',
    '<Install />',
    '6: <Install> needs packages="…". It knows: packages.',
  ),
  inBody(
    'no-language',
    'a code block without a language',
    '```\ncode\n```',
    '6: A code block has no language. Write one, or ```text.',
  ),
  inBody(
    'language',
    'a code block in an unknown language',
    '```python\nprint()\n```',
    `6: The language "python" is unknown. Write one of: ${languages.map(({name}) => name).join(', ')}.`,
  ),
  inBody(
    'fence-mark',
    'an unknown mark of a code block',
    '```ts titel="a.ts"\nlet a;\n```',
    `6: Unknown or incomplete mark "titel="a.ts"". ${fenceMarks}`,
  ),
  inBody(
    'fence-line',
    'a mark of a line that is not a number',
    '```ts {two}\nlet a;\n```',
    `6: Cannot read the mark at "{two}". ${fenceMarks}`,
  ),
  inBody(
    'sample-version',
    'a sample for no version',
    '```ts version=""\nlet a;\n```',
    `6: Unknown or incomplete mark "version=""". ${fenceMarks}`,
  ),
  inBody(
    'one-tab',
    'tabs with one tab',
    tabs('ios'),
    '6: <Tabs> needs two tabs or more. Write one text without tabs.',
  ),
  inBody(
    'equal-tabs',
    'two tabs of the same name',
    tabs('ios', 'ios'),
    '12: There is a <Tab of="ios"> already.',
  ),
  inBody(
    'unknown-tab',
    'a tab of an unknown name',
    tabs('ios', 'web'),
    '12: Tabs of kind "platform" have no tab "web". Write one of: ios, android.',
  ),
  inBody(
    'tab-kind',
    'tabs of an unknown kind',
    tabs('ios', 'android').replace('platform', 'store'),
    '7: There are no tabs of kind "store". Write one of: platform, manager.',
  ),
  inBody(
    'no-tab',
    'text between tabs',
    '<Tabs kind="platform">\n\nText.\n\n</Tabs>',
    '8: <Tabs> contains only <Tab>. Move this out or into a tab.',
  ),
  inBody(
    'lone-tab',
    'a tab outside of tabs',
    '<Tab of="ios">\n\nText.\n\n</Tab>',
    '6: <Tab> must be directly inside <Tabs>.',
  ),
  inBody(
    'diagram',
    'a diagram that does not exist',
    '<Diagram of="purchase-flaw" />',
    '6: There is no diagram "purchase-flaw". Diagrams: purchase-flow, subscription-life, console-ids, listener-timeline, listener-timeline-2.7.',
  ),
];
