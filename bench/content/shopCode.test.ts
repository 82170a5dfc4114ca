import {loadSurface} from 'expo-iap-api-data/surface/loadSurface';
import {planUpgrade} from 'expo-iap-upgrade/plan/planUpgrade';
import {upgradeFacts} from 'expo-iap-upgrade/plan/upgradeFacts';
import {scanFiles} from 'expo-iap-upgrade/scan/scanFiles';
import {expect, it} from 'vitest';
import {docsVersions} from '../../src/site/versions.ts';
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
