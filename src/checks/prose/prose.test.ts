import {parseReadable} from 'mdx-samples/page';
import {formatProblem} from 'mdx-samples/problem';
import {beforeAll, describe, expect, it} from 'vitest';
import {testFolder} from '../../../tests/unit/testFolder.ts';
import {checkImages} from './images.ts';
import {lintMarkdown} from './markdownLint.ts';
import {checkProductNames} from './productNames.ts';
import {checkPlaceholders, type ProseRule} from './readProse.ts';
import {checkSpelling, makeSpeller} from './spelling.ts';
import {checkTone} from './tone.ts';

const pageFrom = (source: string) =>
  parseReadable({path: 'docs/store.mdx', version: '2.8', kind: 'docs', source});
const found = (rule: ProseRule, text: string): string[] => rule(pageFrom(text)).map(formatProblem);
const lint = (source: string): string[] =>
  lintMarkdown({path: 'docs/store.mdx', source}).map(formatProblem);

describe('X spelling', () => {
  let rule: ProseRule;
  beforeAll(() => {
    rule = checkSpelling(makeSpeller('.', ['prebuild', 'IAP']));
  });

  it('names the place of an unknown word, the nearest known one and what to do', () => {
    expect(found(rule, 'One line.\n\nYou recieve it.\n')).toEqual([
      'docs/store.mdx:3:5 "recieve" is not in the dictionary. Did you mean "receive"? Correct it, write it as code, or add it to src/checks/prose/terms.txt if it is a term.',
    ]);
  });

  it('reads titles, headings, tables and tabs', () => {
    const page =
      '---\ntitle: Wierd\n---\n\n## Wierd\n\n| a |\n| --- |\n| wierd |\n\n<Tab>\n\nWierd.\n\n</Tab>\n';
    expect(found(rule, page)).toHaveLength(4);
  });

  it('wants American English', () => {
    expect(found(rule, 'The colour is a color.')).toHaveLength(1);
  });

  it('leaves code, addresses, names and terms alone', () => {
    const page =
      'A `recieve` call, [text](./recieve.mdx), https://recieve.example, purchaseTokn2, fetchProdcts, docs/recieve, Prebuild, the IAP’s.\n\n```ts\nrecieve();\n```\n';
    expect(found(rule, page)).toEqual([]);
  });
});

describe('X names of products', () => {
  it.each([
    ['Storekit', 'StoreKit'],
    ['Google play', 'Google Play'],
    ['app store connect', 'App Store Connect'],
    ['Typescript', 'TypeScript'],
    ['Test Flight', 'TestFlight'],
  ])('has %s written %s', (wrong, right) => {
    expect(found(checkProductNames, `Ask ${wrong} first.`)).toEqual([
      `docs/store.mdx:1:5 Write "${wrong}" as ${right}.`,
    ]);
  });

  it('leaves what is not prose alone', () => {
    const page = '## Fields {/* #ios */}\n\n`ios` in [iOS](#ios) of expo-iap-ios: all IOS names.';
    expect(found(checkProductNames, page)).toEqual([]);
  });
});

describe('X tone', () => {
  it.each([
    ['You simply call it.', '"simply" is filler: leave it out.'],
    ['Please\nnote the price.', '"Please\nnote" is filler: give the reason.'],
    ['It works!', 'Exclamation mark in prose. End the sentence with a period.'],
    ['Done \u{1F389}', '"\u{1F389}" is an emoji: say it in words.'],
  ])('refuses %j', (text, message) => {
    expect(checkTone(pageFrom(text)).map((problem) => problem.message)).toEqual([message]);
  });

  it('names a list item that a line has swallowed', () => {
    expect(found(checkTone, '- Give nothing. - Read\n  the purchases.')).toEqual([
      'docs/store.mdx:1:17 The list item after "-" begins inside a line. Put it on its own line.',
    ]);
    expect(found(checkTone, '1. Sign in. 2. Buy.\n2. Wait, 2.8.5 - or later.')).toEqual([
      'docs/store.mdx:1:13 The list item after "2." begins inside a line. Put it on its own line.',
    ]);
  });

  it('says nothing of code and of longer words', () => {
    expect(found(checkTone, 'Simplify it: `if (!ready) simply();` and a !== b © 2025.')).toEqual(
      [],
    );
  });
});

it('X names every place that is still to be written', () => {
  expect(found(checkPlaceholders, '# Page\n\nTODO(what it costs the reader)\n')).toEqual([
    'docs/store.mdx:3:1 Not written yet: what it costs the reader. Replace the TODO with your text.',
  ]);
});

describe('X the Markdown linter', () => {
  it.each([
    ['a level of headings left out', '## One\n\n#### Two\n', 'heading-increment'],
    ['a link text that says nothing', 'Read it [here](./faq.mdx).\n', 'descriptive-link-text'],
    ['an image without a text', '![](./picture.png)\n', 'no-alt-text'],
    ['an address as it is', 'See https://example.org for more.\n', 'no-bare-urls'],
    ['a fence without a language', '```\ncode\n```\n', 'fenced-code-language'],
  ])('sees %s', (_name, source, rule) => {
    expect(lint(source)).toEqual([expect.stringContaining(rule)]);
  });

  it('reads what the pipeline reads: marks, ids and comments', () => {
    const source =
      '---\ntitle: Page\n---\n\n## Where {/* #where */}\n\n<Tabs kind="platform">\n<Tab of="ios">\n\nText.\n\n</Tab>\n</Tabs>\n\n{/* truncate */}\n';
    expect(lint(source)).toEqual([]);
  });
});

describe('X images', () => {
  const {at, write} = testFolder();

  it('are weighed', () => {
    write('static/small.png', Buffer.alloc(100));
    write('static/large.png', Buffer.alloc(300_000));
    expect(checkImages(at()).map(formatProblem)).toEqual([
      'static/large.png:1:1 The image is 300 kB. Make it smaller than 200 kB: use WebP or fewer pixels.',
    ]);
  });
});
