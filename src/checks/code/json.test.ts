import {parseFenceMeta} from 'mdx-samples/fence/parseFenceMeta';
import {formatProblem} from 'mdx-samples/problem';
import {describe, expect, it} from 'vitest';
import {checkJson} from './json.ts';

function check(code: string, meta = '', takesOptions = false): string[] {
  const indents = code.split('\n').map(() => 2);
  const texts = {path: 'docs/p.mdx', version: '2.8', language: 'json', meta, code};
  const marks = parseFenceMeta(meta);
  const block = {...texts, marks, hidden: 0, fence: {line: 4, column: 3}, indents};
  return checkJson(block, {patch: '2.8.8', takesOptions}).map(formatProblem);
}

const plugins = (list: string) => `{\n  "expo": {"plugins": ${list}}\n}`;

describe('checkJson', () => {
  it.each(['{"a": [1, -2.5, true, null, "x"]}', '[]', '"text"', plugins('["expo-iap"]')])(
    'accepts %s',
    (code) => expect(check(code)).toEqual([]),
  );

  it.each([
    ['{"a": 1,}', 'docs/p.mdx:5:11 '],
    ["{'a': 1}", 'docs/p.mdx:5:4 '],
    ['{a: 1}', 'docs/p.mdx:5:4 '],
    ['{\n  "a": 1\n  "b": 2\n}', 'docs/p.mdx:7:5 '],
    ['{"a": 1', 'docs/p.mdx:5:'],
    ['// comment\n{}', 'docs/p.mdx:5:3 '],
    ['', 'docs/p.mdx:5:3 '],
    ['{"a": undefined}', 'docs/p.mdx:5:9 '],
    ['{"a": 0x10}', 'docs/p.mdx:5:10 '],
  ])('refuses %j', (code, place) => {
    expect(check(code)).toEqual([expect.stringContaining(`${place}`)]);
    expect(check(code)[0]).toContain('Invalid JSON.');
  });

  it('compares the plugins with what they take', () => {
    expect(check(plugins('[["expo-iap", {"a": 1}]]'))).toEqual([
      'docs/p.mdx:6:26 The config plugin of expo-iap 2.8.8 takes no options. Write "expo-iap".',
    ]);
    expect(check(plugins('[["expo-iap", {"a": 1}]]'), '', true)).toEqual([]);
    expect(check(plugins('[["expo-iap"]]'))).toEqual([]);
  });

  it.each([
    ['"expo-iap"', '"plugins" must be a list'],
    ['["expo-ipa"]', 'Unknown plugin "expo-ipa".'],
  ])('refuses the plugins %s', (list, message) => {
    expect(check(plugins(list))).toEqual([expect.stringContaining(message)]);
  });

  it('asks an app.json for its outer key', () => {
    expect(check('{"plugins": []}', 'title="app.json"')).toEqual([
      'docs/p.mdx:5:3 Everything in app.json must be under the key "expo".',
    ]);
    expect(check('{"plugins": []}')).toEqual([]);
  });
});
