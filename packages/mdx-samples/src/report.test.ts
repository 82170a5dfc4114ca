import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {hashBlock} from './fence/block.ts';
import {
  pageReportFile,
  readPageReport,
  readTotals,
  type ReportTarget,
  type SampleReport,
  totalsFile,
  writeReport,
} from './report.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
afterAll(() => rmSync(folder, {recursive: true}));

const target: ReportTarget = {
  folder,
  write: (file, text) => {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  },
};

const report: SampleReport = {
  perPage: {
    'docs/intro.mdx': {
      package: 'shop',
      patch: '1.2.0',
      checked: 1,
      blocks: [{line: 3, hash: hashBlock('ts', '', 'a();'), needs: '1.1.0'}],
    },
  },
  totals: {pages: 1, checked: 1, samples: 1, optOuts: 0, problems: 0},
};

const introFile = pageReportFile(folder, 'docs/intro.mdx');
const totals = totalsFile(folder);

describe('the report', () => {
  it('knows nothing before the first check', () => {
    expect(readPageReport(introFile)).toBeUndefined();
    expect(readTotals(totals)).toBeUndefined();
  });

  it('says what was written about each page, and about all', () => {
    writeReport(target, report);
    expect(readPageReport(introFile)).toEqual(report.perPage['docs/intro.mdx']);
    expect(readTotals(totals)).toEqual(report.totals);
  });

  it('forgets pages that are gone', () => {
    writeReport(target, {...report, perPage: {}});
    expect(readPageReport(introFile)).toBeUndefined();
  });

  it('refuses a damaged report', () => {
    writeFileSync(introFile, '{"patch": 1}');
    expect(() => readPageReport(introFile)).toThrow('Delete it and check the samples again.');
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
