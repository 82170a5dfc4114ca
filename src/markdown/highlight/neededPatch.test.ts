import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {REPORT_FILE, type SampleReport} from '../../samples/report.ts';
import {neededPatch} from './neededPatch.ts';

const report: SampleReport = {
  perPage: {
    'docs/a.md': {
      package: 'expo-iap-2.8',
      patch: '2.8.8',
      checked: 2,
      blocks: [
        {line: 3, hash: 'abc', needs: '2.8.7'},
        {line: 9, hash: 'def'},
      ],
    },
  },
  totals: {pages: 1, checked: 2, samples: 2, optOuts: 0, problems: 0},
};
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'needed-patch-'));
});
afterEach(() => rmSync(root, {recursive: true}));

it('tells the patch of the block that was checked, and of no other', () => {
  mkdirSync(dirname(join(root, REPORT_FILE)), {recursive: true});
  writeFileSync(join(root, REPORT_FILE), JSON.stringify(report));
  const needsOf = neededPatch(root);
  expect(needsOf({path: 'docs/a.md', line: 3, hash: 'abc'})).toBe('2.8.7');
  expect(needsOf({path: 'docs/a.md', line: 3, hash: 'changed'})).toBeUndefined();
  expect(needsOf({path: 'docs/a.md', line: 9, hash: 'def'})).toBeUndefined();
  expect(needsOf({path: 'docs/b.md', line: 3, hash: 'abc'})).toBeUndefined();
});

it('says nothing when no check has run', () => {
  expect(neededPatch(root)({path: 'docs/a.md', line: 3, hash: 'abc'})).toBeUndefined();
});
