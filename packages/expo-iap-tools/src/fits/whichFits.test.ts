import {releaseLines} from 'expo-iap-api-data/releaseLines';
import {describe, expect, it} from 'vitest';
import {makeProject} from '../project/testing/makeProject.ts';
import {readCases} from '../testing/readCases.ts';
import {type FitsApp, readManifest} from './fitsApp.ts';
import {fitsFacts} from './fitsFacts.ts';
import {whichFits} from './whichFits.ts';

/** The newest release that pages describe. */
const NEWEST = releaseLines[0]?.patch ?? '';
const TODAY = '2026-11-29';
const ask = (app: FitsApp, today = TODAY) => whichFits(app, fitsFacts, today);
const rowOf = (app: FitsApp, patch: string, today = TODAY) =>
  ask(app, today).rows.find((row) => row.patch === patch);
const saysOf = (...asked: Parameters<typeof rowOf>) => rowOf(...asked)?.says.join(' ');

type Case = {readonly app: FitsApp; readonly states: string; readonly take?: string};

it.each(readCases<Case>(import.meta.dirname))(
  'says which release fits $app, and which one to take',
  ({app, states, take}) => {
    const {rows, recommended, because} = ask(app);
    expect(rows.map(({state}) => state).join(' ')).toBe(states);
    expect(recommended === NEWEST ? 'newest' : recommended).toBe(take);
    expect(because).not.toBe('');
    for (const {state, says} of rows) expect(says.length > 0).toBe(state !== 'fits');
  },
);

it('names the change, the reason, and what isn’t known', () => {
  expect(saysOf({sdk: 52}, NEWEST)).toMatch(/and this app has 1\.9\.25\. .*`2\.0\.21`/);
  expect(saysOf({sdk: 54, kotlin: {value: '2.0.21'}}, '5.8.1')).toMatch(
    /`kotlinVersion` to `2\.1\.20`/,
  );
  expect(saysOf({sdk: 53}, '3.4.13')).toMatch(
    /needs a Kotlin 2\.1 compiler.*Update to Expo SDK 54/,
  );
  expect(saysOf({sdk: 56}, NEWEST)).toMatch(
    /made with Expo SDK 53, and it isn’t known whether it builds with 56/,
  );
  expect(saysOf({sdk: 54, reactNative: '0.79'}, '5.8.1')).toMatch(/what this app has isn’t known/);
});

it('counts Google’s days, each to its end', () => {
  const line = fitsFacts.lines.find(({patch}) => patch === NEWEST);
  const {until = '', extended = ''} = line?.deadline ?? {};
  expect(saysOf({sdk: 53}, NEWEST, until)).toBe('');
  expect(saysOf({sdk: 53}, NEWEST, extended)).toMatch(/without an extension/);
  expect(saysOf({sdk: 53}, NEWEST, '2027-11-02')).toMatch(/extensions ended/);
  expect(rowOf({sdk: 53}, NEWEST, '2027-11-02')?.state).toBe('no');
});

it.each(
  readCases<{readonly text: string; readonly app?: FitsApp}>(
    import.meta.dirname,
    'manifests.jsonl',
  ),
)('reads $text', ({text, app}) => {
  expect(readManifest(text)).toEqual(app);
});

describe('expo-iap fits', () => {
  const manifest = JSON.stringify({dependencies: {expo: '~53.0.0', 'expo-iap': '^2.8.0'}});
  const kotlin =
    '{"expo": {"plugins": [["expo-build-properties", {"android": {"kotlinVersion": "2.1.20"}}]]}}';

  it('answers for what is installed, and for what the app’s configuration sets', async () => {
    const project = makeProject({
      'package.json': manifest,
      'app.json': kotlin,
      'node_modules/expo/package.json': '{"version": "53.0.20"}',
      'node_modules/expo-iap/package.json': '{"version": "2.8.8"}',
    });
    const {code, out} = await project.run('fits');
    expect(code).toBe(0);
    expect(out).toMatch(
      /Expo SDK 53\n[^]*Kotlin 2\.1\.20\n[^]*expo-iap 2\.8\.8\n[^]*3\.4\.13 fits\n/,
    );
    expect(out).toMatch(/Install 3\.4\.13\n[^]*no app was built/);
    const data = JSON.parse((await project.run('fits --json')).out);
    expect(data).toMatchObject({app: {sdk: 53, release: '2.8.8'}, recommended: '3.4.13'});
  });

  it('ends with 1 when nothing is recommended, and with 2 when there is no app', async () => {
    const empty = makeProject({
      'package.json': '{"name": "shop"}',
      'shop/package.json': '{"dependencies": {"expo-iap": "5.8.1"}}',
    });
    expect(await empty.run('fits shop')).toMatchObject({code: 1, err: ''});
    expect(await empty.run('fits')).toMatchObject({code: 2, out: ''});
    expect((await empty.run('fits')).err).toContain('lists no dependencies');
  });
});
