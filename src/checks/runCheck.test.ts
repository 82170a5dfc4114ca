import {statSync} from 'node:fs';
import {pageReportFile, type SampleReport} from 'mdx-samples/report';
import {expect, it} from 'vitest';
import {testFolder} from '../../tests/unit/testFolder.ts';
import {SAMPLES_FOLDER} from '../marks/markPage.ts';
import {writeSampleReport} from './runCheck.ts';

const {at} = testFolder();

const page = {package: 'expo-iap-2.8', patch: '2.8.8', checked: 0, blocks: []};
const totals = {pages: 1, checked: 0, samples: 0, optOuts: 0, problems: 0};
const report: SampleReport = {perPage: {'docs/intro.mdx': page}, totals};

it('leaves the file of a page alone when only another page changes', () => {
  writeSampleReport(at(), report);
  const file = at(pageReportFile(SAMPLES_FOLDER, 'docs/intro.mdx'));
  const before = statSync(file);
  writeSampleReport(at(), {perPage: {...report.perPage, 'docs/other.mdx': page}, totals});
  expect(statSync(file).mtimeMs).toBe(before.mtimeMs);
});
