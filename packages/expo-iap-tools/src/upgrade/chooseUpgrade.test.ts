import {latestPatch} from 'expo-iap-api-data/releaseLines';
import {expect, it} from 'vitest';
import {installed, makeProject, OLD} from '../project/testing/makeProject.ts';

const newest = latestPatch('2.8');

const project = () => makeProject({'shop.ts': OLD});

it('takes the nearest release that it knows, and says so', () => {
  const {code, out} = project().call('2.7.99 2.8.99');
  expect(code).toBe(1);
  expect(out).toContain(`expo-iap 2.7.14 → ${newest}`);
  expect(out).toContain('This command doesn’t cover expo-iap 2.7.99. Using 2.7.14 instead.');
  expect(out).toContain(`This command doesn’t cover expo-iap 2.8.99. Using ${newest} instead.`);
});

it('says what isn’t known before the first release', () => {
  const {code, out} = project().call('2.4.0');
  expect(code).toBe(1);
  expect(out).toContain(`expo-iap 2.6.0 → ${newest}`);
  expect(out).toContain('What changed between 2.4.0 and 2.6.0 isn’t known.');
  expect(project().call('v2.5.0-rc.1').out).toContain('between 2.5.0 and 2.6.0 isn’t known.');
  expect(project().call('2.6').out).not.toContain('isn’t known');
});

it('takes the last release of a line, and a release before a release as it', () => {
  expect(project().call('2.7 latest').out).toContain(`expo-iap 2.7.14 → ${newest}`);
  const {out} = project().call('v2.7.5-rc.1');
  expect(out).toContain(
    `expo-iap 2.7.5 → ${newest}\n2.7.5-rc.1 comes before a release`.replace('\n2', '\nv2'),
  );
});

it.each([
  ['5', '5.8.1'],
  ['5.8', '5.8.1'],
  ['v3.4.13', '3.4.13'],
  ['2.9', '2.9.7'],
  ['2', newest],
])('leads past the documented releases only where one is named: %s is %s', (named, patch) => {
  expect(project().call(`2.7.5 ${named}`).out).toContain(`expo-iap 2.7.5 → ${patch}`);
});

it('has nothing to do where the newest release is installed', () => {
  const {code, out} = makeProject({...installed(newest), 'shop.ts': OLD}).call('');
  expect(code).toBe(0);
  expect(out).toContain(`${newest} is the release to upgrade to, so nothing must change.`);
});

it.each([
  [`${newest} 2.7.5`, `2.7.5 is older than ${newest}, and downgrades aren’t covered.`],
  ['2.8.99', `That leaves no upgrade to look at; the newest release that is known is ${newest}.`],
  ['2.7.5 99.0.0', 'This command doesn’t know expo-iap 99.0.0, and the nearest release'],
  ['99.0.0-rc.1', 'isn’t of the same line. Name one from 2.6.0 to '],
  ['1.4.0', 'The way from an older release: https://expo-iap.hyo.dev/docs/2.6/guides/migration.'],
  ['2.7.5 nowhere', 'There is no file or folder "nowhere".'],
  ['--json --github', 'Only one format is printed'],
  ['--dry-run', 'Add --fix.'],
  ['--nonsense', "Unknown option '--nonsense'. Run expo-iap upgrade --help"],
])('cannot look with "%s", and says why', (args, sentence) => {
  const {code, out, err} = project().call(args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(sentence);
});
