import {pageParser} from 'mdx-samples/page';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {remarkClosedBlocks, remarkKnownNotes} from './blocks.ts';

function sentenceOf(text: string): string | undefined {
  const page = {path: `${process.cwd()}/docs/page.mdx`, cwd: process.cwd(), value: text};
  const steps = unified().use([remarkClosedBlocks, remarkKnownNotes]);
  try {
    steps.runSync(pageParser.parse(text), page);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

it.each([
  '```text\none\n```',
  '````text\n```\n````',
  '> ```text\n> one\n> ```',
  '- ```text\n  one\n  ```',
  ':::note\n\nText.\n\n:::',
  '::::note\n\n:::tip\n\nText.\n\n:::\n\n::::',
  'At 12:30 and a:b.',
])('accepts blocks that are closed and notes that exist: %j', (text) => {
  expect(sentenceOf(text)).toBeUndefined();
});

it.each([
  ['Text.\n\n```text\none', 'docs/page.mdx:3: The code block'],
  ['```text', 'docs/page.mdx:1: The code block'],
  ['```text\n````text', 'docs/page.mdx:1: The code block'],
  [':::note\n\nText.', 'docs/page.mdx:1: The :::note'],
  [':::hint\n\nText.\n\n:::', 'docs/page.mdx:1: :::hint is unknown.'],
  ['::note', 'docs/page.mdx:1: ::note is unknown.'],
  ['A :note[b].', 'docs/page.mdx:1: :note is unknown.'],
])('refuses %j', (text, sentence) => {
  expect(sentenceOf(text)).toContain(sentence);
});
