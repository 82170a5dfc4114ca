import {expect, it} from 'vitest';
import {loadSurface} from '../../src/library/surface/loadSurface.ts';
import {docsVersions} from '../../src/site/versions.ts';
import {planUpgrade} from '../../src/upgrade/plan/planUpgrade.ts';
import {upgradeFacts} from '../../src/upgrade/plan/upgradeFacts.ts';
import {scanFiles} from '../../src/upgrade/scan/scanFiles.ts';
import {shopCode} from './shopCode.ts';

const facts = {
  plan: planUpgrade('2.7.5', '2.8.8', upgradeFacts),
  releases: docsVersions.map(({version}) => loadSurface(version)),
};

it('is a megabyte that is read to its end, with a finding in each screen', () => {
  const file = shopCode();
  const {findings, mistakes, notices, read} = scanFiles([file], facts);
  expect(file.text.length).toBeGreaterThanOrEqual(1_000_000);
  expect([mistakes, notices]).toEqual([[], []]);
  expect(read).toBe(1);
  expect(findings).toHaveLength(file.text.split('expirationDateIos').length - 1);
});
