import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import {fileURLToPath} from 'node:url';
import {newPhone} from 'expo-iap-test-kit/kit';
import {openStoreServer} from 'expo-iap-test-kit/server';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {completeSettings} from './completeSettings.ts';

const folder = mkdtempSync(join(tmpdir(), 'check-'));
const closing: (() => unknown)[] = [() => rmSync(folder, {recursive: true})];
let complete: Readonly<Record<string, string>> = {};

/** Both simulated stores listen, and the settings name them. */
beforeAll(async () => {
  const listen = async (os: 'ios' | 'android') => {
    const store = await openStoreServer(newPhone(os));
    const {url, close} = await store.listen();
    closing.push(close);
    return {store, url};
  };
  const [apple, google] = await Promise.all([listen('ios'), listen('android')]);
  complete = {
    ...completeSettings(folder, apple.store.rootCertificate),
    DATABASE: join(folder, 'purchases.db'),
    ...{APPLE_HOST: apple.url, GOOGLE_HOST: google.url},
  };
});
afterAll(() => Promise.all(closing.map((close) => close())));

/** The program with `--check`: what it printed, and how it ended. */
async function check(settings: Readonly<Record<string, string>>) {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const env = {PATH: process.env['PATH'], ...settings};
  const tsx = import.meta.resolve('tsx');
  const run = spawn(process.execPath, ['--import', tsx, main, '--check'], {env, cwd: folder});
  const printed = Promise.all([text(run.stdout), text(run.stderr)]);
  const [code]: unknown[] = await once(run, 'close');
  return {code, lines: (await printed).join('').trim().split('\n')};
}

it('says that everything is fine, after asking both stores', async () => {
  expect(await check(complete)).toEqual({
    code: 0,
    lines: [
      'ok     Settings',
      'ok     Database',
      'ok     App Store, production (401 also before your first release)',
      'ok     App Store, sandbox',
      'ok     Google Play',
    ],
  });
});

it.each([
  ['the database', {DATABASE: '/nowhere/at/all.db'}, ['Database']],
  [
    'both stores',
    {APPLE_HOST: 'http://127.0.0.1:1', GOOGLE_HOST: 'http://127.0.0.1:1'},
    ['App Store, production', 'App Store, sandbox', 'Google Play'],
  ],
  ['an app of Google', {PACKAGE_NAME: 'com.other'}, ['Google Play']],
])('tells when %s cannot be used, and asks the rest', async (_what, wrong, named) => {
  const {code, lines} = await check({...complete, ...wrong});
  expect(code).toBe(1);
  expect(lines).toHaveLength(5);
  const told = lines.filter((line) => line.startsWith('wrong'));
  expect(told.map((line) => named.find((name) => line.includes(`  ${name}`)))).toEqual(named);
});

it('lists everything that is missing, and asks nobody', async () => {
  const {code, lines} = await check({BUNDLE_ID: 'com.example.shop', PACKAGE_NAME: 'com.example'});
  expect(code).toBe(1);
  const missing = lines.map(
    (line) => /^wrong  Settings: ([A-Z_]+) is missing: .+\.$/.exec(line)?.[1],
  );
  expect(missing).toEqual([
    ...['DATABASE', 'CATALOG', 'SESSION_SECRET'],
    ...['APPLE_ID', 'APPLE_KEY_FILE', 'APPLE_KEY_ID', 'APPLE_ISSUER_ID', 'APPLE_ROOTS'],
    ...['PUSH_AUDIENCE', 'PUSH_SERVICE_ACCOUNT'],
  ]);
});
