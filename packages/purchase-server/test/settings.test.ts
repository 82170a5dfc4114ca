import {generateKeyPairSync} from 'node:crypto';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {newPhone} from 'expo-iap-test-kit/kit';
import {openStoreServer} from 'expo-iap-test-kit/server';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {example} from '../src/settings/example.ts';
import {readSettings} from '../src/settings/readSettings.ts';
import * as schema from '../src/settings/schema.ts';
import {completeSettings} from './completeSettings.ts';
import {appleKey} from './keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
const file = (name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
let complete: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  mkdirSync(join(folder, 'empty'));
  const {rootCertificate} = await openStoreServer(newPhone('ios'));
  complete = completeSettings(folder, rootCertificate);
});
afterAll(() => rmSync(folder, {recursive: true}));

const problemsWith = (change: Record<string, string | undefined>) =>
  readSettings({...complete, ...change}).problems;

describe('settings', () => {
  it('are read when they are complete', () => {
    const {settings, problems} = readSettings(complete);
    expect(problems).toEqual([]);
    expect(settings).toMatchObject({PORT: 3000, OWNERS: 'accounts', TESTERS: []});
    expect(settings?.apple).toMatchObject({APPLE_ID: 1234567890, key: appleKey});
    expect(settings?.catalog).toEqual({coins_100: {kind: 'consumable', coins: 100}});
  });

  it('of one store may be left out, and not those of both', () => {
    const apple = Object.keys(schema.apple.entries).map((name) => [name, '']);
    const google = Object.keys(schema.google.entries).map((name) => [name, '']);
    expect(problemsWith(Object.fromEntries(apple))).toEqual([]);
    expect(problemsWith(Object.fromEntries(google))).toEqual([]);
    expect(problemsWith(Object.fromEntries([...apple, ...google]))).toEqual([
      expect.stringContaining('Neither store is set up'),
    ]);
  });

  const wrong: readonly (readonly [name: string, value: () => string, told: string])[] = [
    ['APPLE_ID', () => 'abc', 'not the number of an app'],
    ['APPLE_ROOTS', () => join(folder, 'empty'), 'no .cer file'],
    ['APPLE_ROOTS', () => join(folder, 'nowhere'), 'cannot be read'],
    ['APPLE_KEY_FILE', () => file('text.p8', 'not a key'), 'cannot be read'],
    ['APPLE_KEY_FILE', () => file('rsa.p8', rsaKey()), 'another kind of key'],
    ['SESSION_SECRET', () => 'a', 'shorter than 32 bytes'],
    ['SUPPORT_KEY', () => 'short', 'shorter than 32 bytes'],
    ['PORT', () => 'http', 'not a port'],
    ['OWNERS', () => 'nobody', '"accounts" or "installations"'],
    ['CATALOG', () => '{"coins": {"kind": "coins"}}', 'needs a "kind"'],
    ['CATALOG', () => '{"coins": {"kind": "consumable", "coins": 0}}', 'coins'],
    ['CATALOG', () => '{}', 'no product'],
    ['CATALOG', () => 'nowhere.json', 'cannot be read'],
    ['GOOGLE_APPLICATION_CREDENTIALS', () => file('google.json', 'secret'), 'not JSON'],
    ['WEBHOOK_URL', () => 'https://api.example.com/shop', 'need each other'],
    ['WEBHOOK_SECRET', () => 'whsec_c2hvcnQ=', 'no secret of a webhook'],
    ['PUSH_SERVICE_ACCOUNT', () => 'me', 'not the address'],
  ];
  it.each(wrong)('tell a wrong %s', (name, value, told) => {
    const lines = problemsWith({[name]: value()}).filter((line) => line.includes(told));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(name);
    expect(lines[0]).not.toContain('secret"');
  });

  it('that --init prints are those that are read, but for the hosts of simulated stores', () => {
    const printed = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    const read = [schema.common, schema.apple, schema.google].flatMap(({entries}) =>
      Object.keys(entries),
    );
    expect(printed.sort()).toEqual(read.filter((name) => !name.endsWith('_HOST')).sort());
  });
});

function rsaKey(): string {
  const {privateKey} = generateKeyPairSync('rsa', {modulusLength: 2048});
  return privateKey.export({type: 'pkcs8', format: 'pem'}).toString();
}
