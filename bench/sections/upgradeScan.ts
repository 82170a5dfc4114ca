import {shopCode} from '../content/shopCode.ts';
import {measureScan} from '../measure/measureScan.ts';
import type {Section} from './bench.ts';
import {attempt} from './bench.ts';
import {withServers} from './withServers.ts';

const ADDRESS = '/tools/upgrade?from=2.7.5&to=2.8.8';

/** Gives a megabyte of code to the upgrade page on a desktop. */
export const upgradeScan: Section = async (bench) => {
  const {options, measurements, tell} = bench;
  const file = shopCode();
  await withServers(bench, async (served, browser) => {
    const ours = served.find(({setup}) => setup.name === 'ours');
    if (ours === undefined) return;
    for (let run = 1; run <= options.runs; run += 1) {
      tell(`upgrade scan: run ${run} of ${options.runs}`);
      await attempt(bench, 'ours', 'scan of code', async () => {
        const answer = await measureScan(browser, ours.origin + ADDRESS, file);
        measurements.add('upgradeScan.answer', 'ours', answer);
      });
    }
  });
};
