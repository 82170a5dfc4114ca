import {existsSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {followRedirects, redirects} from '../../src/site/redirects.ts';

const rules = readFileSync('build/_redirects', 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

it('R13 the build tells hosts every address that moved, and where it is', () => {
  for (const {from} of redirects.filter((rule) => !rule.from.endsWith('/*')))
    expect(rules).toContainEqual([from, followRedirects(from), '301']);
});

it('R13 no redirect of the build leads to nothing or hides a page', () => {
  const single = rules.filter(([from = '']) => !from.endsWith('/*'));
  expect(single.filter(([, to]) => !existsSync(`build${to}.html`))).toEqual([]);
  expect(single.filter(([from]) => existsSync(`build${from}.html`))).toEqual([]);
});
