import {meanings} from 'expo-iap-api-data/meanings/meaningOf';
import {markdownParser, parseReadable} from 'mdx-samples/page';
import {describe, expect, it} from 'vitest';
import {checkProductNames} from '../../../src/checks/prose/productNames.ts';
import {
  checkSpelling,
  makeSpeller,
  readTerms,
  TERMS_FILE,
} from '../../../src/checks/prose/spelling.ts';
import {checkTone} from '../../../src/checks/prose/tone.ts';
import {parseSentences} from '../../../src/markdown/sentences.ts';

const sentences = [
  ...new Set(
    meanings.flatMap(({text = [], in: lines = {}}) => [text, Object.values(lines)].flat(2)),
  ),
];
const rules = [
  checkSpelling(makeSpeller('.', readTerms(TERMS_FILE))),
  checkProductNames,
  checkTone,
];

describe('the meanings', () => {
  it.each(rules)('are written as pages are (%#)', (rule) => {
    const source = sentences.join('\n\n');
    const page = parseReadable(
      {path: 'packages/api-data/src/meanings', kind: 'repository', version: '', source},
      markdownParser,
    );
    const problems = rule(page).map(({line, message}) => `${page.lines[line - 1]}: ${message}`);
    expect(problems).toEqual([]);
  });

  it('fit into a cell: one paragraph, no longer than three sentences or so', () => {
    const longest = 400;
    expect(sentences.filter((text) => text.length > longest)).toEqual([]);
    for (const text of sentences) expect(parseSentences(text).length).toBeGreaterThan(0);
  });
});
