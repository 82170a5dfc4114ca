import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {formatProblem} from '../../src/samples/problem.ts';
import {checkImages} from './checkImages.ts';
import {checkMarkdown, mendMarkdown} from './checkMarkdown.ts';
import {checkNames, mendNames} from './checkNames.ts';
import {checkPlaceholders} from './checkPlaceholders.ts';
import {checkSpelling} from './checkSpelling.ts';
import {checkTone} from './checkTone.ts';
import {makeSpeller} from './makeSpeller.ts';
import type {ProseRule} from './proseTypes.ts';
import {pageFrom} from './testing/pageFrom.ts';

const found = (rule: ProseRule, text: string): string[] => rule(pageFrom(text)).map(formatProblem);
const lint = (source: string): string[] =>
  checkMarkdown({path: 'docs/store.mdx', source}).map(formatProblem);

describe('X spelling', () => {
  let rule: ProseRule;
  beforeAll(async () => {
    rule = checkSpelling(await makeSpeller(['prebuild', 'IAP']));
  });

  it('names the place of an unknown word, the nearest known one and what to do', () => {
    expect(found(rule, 'One line.\n\nYou recieve it.\n')).toEqual([
      'docs/store.mdx:3:5 "recieve" is not in the dictionary. Did you mean "receive"? Correct it, write it as code, or add it to scripts/prose/terms.txt if it is a term.',
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
    const page = pageFrom(`Ask ${wrong} first.`);
    expect(checkNames(page).map(({message}) => message)).toEqual(
      [`"${wrong}" is written ${right}.`].map(
        (start) => `${start} Mend it with npm run check:prose -- --fix.`,
      ),
    );
    expect(mendNames(page)).toBe(`Ask ${right} first.`);
  });

  it('leaves what is not prose alone', () => {
    const page = '## Fields {/* #ios */}\n\n`ios` in [iOS](#ios) of expo-iap-ios: all IOS names.';
    expect(found(checkNames, page)).toEqual([]);
  });
});

describe('X tone', () => {
  it.each([
    ['You simply call it.', '"simply" is filler: leave it out.'],
    ['Please\nnote the price.', '"Please\nnote" is filler: say the cause.'],
    ['It works!', 'An exclamation mark in prose: end the sentence with a dot.'],
    ['Done \u{1F389}', '"\u{1F389}" is an emoji: say it in words.'],
  ])('refuses %j', (text, message) => {
    expect(checkTone(pageFrom(text)).map((problem) => problem.message)).toEqual([message]);
  });

  it('says nothing of code and of longer words', () => {
    expect(found(checkTone, 'Simplify it: `if (!ready) simply();` and a !== b © 2025.')).toEqual(
      [],
    );
  });
});

it('X names every place that is still to be written', () => {
  expect(found(checkPlaceholders, '# Page\n\nTODO(what it costs the reader)\n')).toEqual([
    'docs/store.mdx:3:1 Still to be written: what it costs the reader. Put your text in place of the mark.',
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

  it('mends what can be mended', () => {
    const source = '## One\nText with a tail. \n\n\n\n- a\n';
    expect(lint(source).every((line) => line.endsWith('npm run check:prose -- --fix.'))).toBe(true);
    expect(mendMarkdown(source)).toBe('## One\n\nText with a tail.\n\n- a\n');
  });
});

it('X weighs images', () => {
  const root = mkdtempSync(join(tmpdir(), 'images-'));
  writeFileSync(join(root, 'small.png'), Buffer.alloc(100));
  writeFileSync(join(root, 'large.png'), Buffer.alloc(300_000));
  expect(checkImages(root, ['.', 'absent'])).toEqual([
    './large.png weighs 300 kB: bring it under 200 kB, as WebP or with fewer pixels.',
  ]);
});
