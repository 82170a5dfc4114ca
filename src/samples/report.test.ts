import {mkdtempSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {hashBlock} from '../markdown/fence/block.ts';
import {
  pageReportFile,
  readPageReport,
  readTotals,
  type SampleReport,
  TOTALS_FILE,
  writeReport,
} from './report.ts';

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

const introFile = path.join(root, pageReportFile('docs/intro.mdx'));
const totalsFile = path.join(root, TOTALS_FILE);

describe('the report', () => {
  it('knows nothing before the first check', () => {
    expect(readPageReport(introFile)).toBeUndefined();
    expect(readTotals(totalsFile)).toBeUndefined();
  });

  it('says what was written about each page, and about all', () => {
    writeReport(root, report);
    expect(readPageReport(introFile)).toEqual(report.perPage['docs/intro.mdx']);
    expect(readTotals(totalsFile)).toEqual(report.totals);
  });

  it('leaves the file of a page alone when only another page changes', () => {
    const before = statSync(introFile);
    const {perPage, totals} = report;
    const other = {...perPage['docs/intro.mdx'], checked: 2, package: 'p', patch: '1', blocks: []};
    writeReport(root, {perPage: {...perPage, 'docs/other.mdx': other}, totals});
    expect(statSync(introFile).mtimeMs).toBe(before.mtimeMs);
    writeReport(root, report);
    expect(readPageReport(path.join(root, pageReportFile('docs/other.mdx')))).toBeUndefined();
  });

  it('refuses a damaged report', () => {
    writeFileSync(introFile, '{"patch": 1}');
    expect(() => readPageReport(introFile)).toThrow('run npm run check.');
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
