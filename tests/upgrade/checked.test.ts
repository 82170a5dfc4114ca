import {latestPatch} from 'expo-iap-api-data/releaseLines';
import {checkSources} from 'expo-iap-tools/check/checkSources';
import {planUpgrade} from 'expo-iap-tools/plan/planUpgrade';
import {upgradeFacts} from 'expo-iap-tools/plan/upgradeFacts';
import {readRelease} from 'expo-iap-tools/release/release';
import {sampleFileModule, type SampleModule} from 'mdx-samples/modules';
import {describe, expect, it} from 'vitest';
import {apps} from './measure/apps.ts';
import {samplesOf} from './samples.ts';
import {correct, scan, scanBetween} from './scanned.ts';

const newest = latestPatch('2.8');

// Code of an older version, checked against the newest release: what the check corrects is what an upgrade corrects.
describe.each(['2.6', '2.7'])('old code of %s', async (from) => {
  const own = apps.filter(({version}) => version === from).flatMap(({modules}) => modules);
  const modules: readonly SampleModule[] = [...(await samplesOf(from)), ...own];
  const check = (given: typeof modules) =>
    checkSources(
      given.map(({fileName, text}) => ({name: fileName, text})),
      readRelease(newest),
    ).findings;
  const findings = check(modules);
  const corrections = findings.filter(({edits}) => edits);

  it('is corrected as an upgrade corrects it', () => {
    const last = planUpgrade('2.8.7', newest, upgradeFacts);
    const known = new Set(
      [scan(modules, from, '2.8'), scanBetween(modules, last)].flatMap((each) =>
        each.findings.map(({file, edits}) => JSON.stringify({file, edits})),
      ),
    );
    expect(corrections.length).toBeGreaterThan(10);
    expect(
      corrections.filter(({file, edits}) => !known.has(JSON.stringify({file, edits}))),
    ).toEqual([]);
  });

  it('has nothing new to change after that', () => {
    const open = (given: typeof findings) =>
      given.flatMap(({rule, edits, file, message}) =>
        rule === 'missing-name' && !edits ? [`${file} ${message}`] : [],
      );
    expect(new Set(open(check(correct(modules, corrections))))).toEqual(new Set(open(findings)));
  });
});

it('the text of an event is reported under the function that takes it', () => {
  const text =
    "import {emitter} from 'expo-iap';\nemitter.removeListener('purchase-error', () => {});";
  const file = sampleFileModule({path: 'tests/upgrade/events.ts', version: '2.8', text});
  expect(scan([file], '2.8', '3.4').findings).toMatchObject([
    {name: 'removeListener', todo: expect.stringContaining('call `remove`')},
  ]);
});
