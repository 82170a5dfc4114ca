import {expect, it} from 'vitest';
import {writeRedirectsFile} from './hostFiles.ts';

it('R13 redirects of a host are under the base path, and single addresses come before folders', () => {
  const rules = writeRedirectsFile('/sub/').trim().split('\n');
  expect(rules).toContain('/sub/docs/guides/installation /sub/docs/installation 301');
  expect(rules).toContain('/sub/docs/2.8/* /sub/docs/:splat 301');
  const firstFolder = rules.findIndex((rule) => rule.includes('/* '));
  expect(rules.slice(firstFolder).filter((rule) => !rule.includes('/* '))).toEqual([]);
});
