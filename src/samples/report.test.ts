import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {hashBlock} from '../markdown/fence/block.ts';
import {readReport, REPORT_FILE, type SampleReport, writeReport} from './report.ts';

const root = mkdtempSync(path.join(tmpdir(), 'report-'));
afterAll(() => rmSync(root, {recursive: true}));

const report: SampleReport = {
  perPage: {
    'docs/intro.mdx': {
      package: 'expo-iap-2.8',
      patch: '2.8.8',
      checked: 1,
      blocks: [{line: 3, hash: hashBlock('ts', '', 'a();'), needs: '2.8.7'}],
    },
  },
  totals: {pages: 1, checked: 1, samples: 1, optOuts: 0, problems: 0},
};

describe('readReport', () => {
  it('knows nothing before the first check', () => expect(readReport(root)).toBeUndefined());

  it('reads what was written', () => {
    writeReport(root, report);
    expect(readReport(root)).toEqual(report);
  });

  it('refuses a damaged report', () => {
    writeFileSync(path.join(root, REPORT_FILE), '{"perPage": {"a": {"patch": 1}}, "totals": {}}');
    expect(() => readReport(root)).toThrow('run npm run check.');
  });

  it('tells blocks apart by language, marks and code', () => {
    const hashes = [
      hashBlock('ts', '', 'a();'),
      hashBlock('tsx', '', 'a();'),
      hashBlock('ts', '{1}', 'a();'),
      hashBlock('ts', '', 'b();'),
    ];
    expect(new Set(hashes).size).toBe(4);
    expect(hashBlock('ts', ' {1} ', 'a();')).toBe(hashes[2]);
  });
});
