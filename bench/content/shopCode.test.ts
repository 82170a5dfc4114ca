import {expect, it} from 'vitest';
import {loadSurface} from '../../src/library/surface/loadSurface.ts';
import {docsVersions} from '../../src/site/versions.ts';
import {planUpgrade} from '../../src/upgrade/plan/planUpgrade.ts';
import {upgradeFacts} from '../../src/upgrade/plan/upgradeFacts.ts';
import {scanFiles} from '../../src/upgrade/scan/scanFiles.ts';
import {manyFiles, oneFile} from './shopCode.ts';

const facts = {
  plan: planUpgrade('2.7.5', '2.8.8', upgradeFacts),
  releases: docsVersions.map(({version}) => loadSurface(version)),
};

it.each([
  ['one file', oneFile()],
  ['many files', manyFiles()],
])('a megabyte in %s is read to its end, and each screen has a finding', (_, files) => {
  const {findings, mistakes, notices, read} = scanFiles(files, facts);
  const text = files.map((file) => file.text).join('');
  expect(text.length).toBeGreaterThanOrEqual(1_000_000);
  expect([mistakes, notices]).toEqual([[], []]);
  expect(read).toBe(files.length);
  expect(findings).toHaveLength(text.split('expirationDateIos').length - 1);
});
