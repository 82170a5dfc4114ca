import {lineOf} from 'expo-iap-api-data/history/patchNumbers';
import {DAY} from 'expo-iap-test-kit/clock';
import {exampleCatalog} from 'expo-iap-test-kit/exampleCatalog';
import {createSimulator, type Simulator} from 'expo-iap-test-kit/simulator';
import {pickSample} from 'expo-iap-tools/view/shownSample';
import {expect, it, vi} from 'vitest';
import {readUpgradeSamples} from '@site/src/checks/upgradeSamples.ts';
import {emitSample} from './emitSample.ts';
import * as reactNative from './fakeReactNative.tsx';
import {call, type Library, loadLibrary, type Setting} from './library.ts';
import {rest} from './rest.ts';
import {type Callable, type Names, runSample} from './runSample.ts';
import {root} from './samples.ts';

// What an app had before an upgrade, it still has with the new code of the plan, and lost with its old code.

const samples = readUpgradeSamples(root);
const catalog = [
  ...exampleCatalog,
  {id: 'year_pass', title: 'A year', kind: 'nonRenewing', price: 9.99} as const,
];

type Phone = {
  readonly phone: Simulator;
  readonly library: Library;
  /** What the code called of the app's own functions, in order. */
  readonly said: string[];
  /** Runs old or new code of a plan; what it only declares tells that it was called. */
  readonly run: (id: string, side: 'before' | 'after', imports?: Library) => Promise<Names>;
};

async function open({library: version, platform}: Setting): Promise<Phone> {
  const phone = createSimulator({version, platform, catalog});
  vi.spyOn(Date, 'now').mockImplementation(() => phone.clock.now);
  const library = await loadLibrary(version, phone);
  const said: string[] = [];
  const codeOf = (error: unknown): unknown =>
    error instanceof Error && 'code' in error ? error.code : undefined;
  const told =
    (name: string): Callable =>
    async (value) =>
      void said.push(name === 'send' ? `${name} ${String(value)}` : name);
  return {
    ...{phone, library, said},
    run: async (id, side, imports = library) => {
      const line = lineOf(version);
      const {path = id, text = ''} = pickSample(samples, {id, side, version: line}) ?? {};
      const code = emitSample(text, path);
      const sample = {docs: line, page: id, name: side, library: line, place: path, code};
      const supply = (name: string) => (name === 'codeOf' ? codeOf : told(name));
      return runSample(sample, {'expo-iap': imports, 'react-native': reactNative}, supply);
    },
  };
}

const ask = async (names: Names, name: string): Promise<unknown> => names.callable(name)();

it.each([
  ['2.7.5', 'before', 'ios'],
  ['2.7.5', 'after', 'ios'],
  ['2.8.8', 'after', 'ios'],
  ['2.7.5', 'after', 'android'],
  ['2.8.8', 'after', 'android'],
] as const)('%s, code %s: an owner is known offline on %s', async (version, side, platform) => {
  const {phone, library, run} = await open({library: version, platform});
  const names = await run('purchase-history', side);
  await call(library, 'initConnection');
  expect(await ask(names, 'hasRemovedAds')).toBe(false);
  phone.store.sold('remove_ads');
  phone.device.network = false;
  expect(await ask(names, 'hasRemovedAds')).toBe(true);
});

it.each([
  ['2.7.5', 'before', 'ios'],
  ['2.8.8', 'after', 'ios'],
  ['2.8.8', 'after', 'android'],
] as const)('%s, code %s: a pass for a year ends on %s', async (version, side, platform) => {
  const {phone, library, run} = await open({library: version, platform});
  const pass = await run('pass-ends', side);
  await call(library, 'initConnection');
  await call(library, 'requestProducts', {skus: ['year_pass'], type: 'inapp'});
  phone.store.sold('year_pass');
  expect(await ask(pass, 'hasPass')).toBe(true);
  await phone.clock.advance(400 * DAY);
  expect(await ask(pass, 'hasPass')).toBe(false);
  // The list of the newer release still has it.
  const listed = await call(library, 'getAvailablePurchases');
  expect(listed).toHaveLength(side === 'after' ? 1 : 0);
});

it.each([
  ['2.7.5', 'before', 'loads'],
  ['2.8.8', 'before', 'fails'],
  ['2.8.8', 'after', 'loads'],
] as const)('%s, code %s: after a failed connection it %s', async (version, side, end) => {
  const {phone, library, run} = await open({library: version, platform: 'android'});
  const {store} = phone;
  store.failures.set('connect', {billing: 3});
  // A client that was never set up answers each call so.
  if (version === '2.8.8') store.failures.set('products', {fails: 'service'});
  const connect = async () => {
    await call(library, 'initConnection');
    store.failures.set('products', null);
  };
  const names = await run('connect-again', side, {...library, initConnection: connect});
  await expect(ask(names, 'load')).rejects.toThrow();
  store.failures.set('connect', null);
  const found = ask(names, 'load');
  if (end === 'fails') await expect(found).rejects.toThrow('Error querying product details');
  else expect(await found).toHaveLength(1);
});

it.each([
  ['2.7.5', 'before', 1],
  ['2.8.8', 'before', 0],
  ['2.8.8', 'after', 1],
] as const)('%s, code %s: an approved payment arrives %i times', async (version, side, times) => {
  const {phone, run, said} = await open({library: version, platform: 'ios'});
  await ask(await run('listen-after-connecting', side), 'open');
  await rest();
  phone.store.pay(phone.store.sell('coins_100', {pending: true}).id);
  await rest();
  expect(said).toEqual(Array.from({length: times}, () => 'checkGiveAndFinish'));
});

it.each([
  // As iOS 16 to 18.3, and since 2.8.4 every iPhone, answers.
  [{}, ['askToSignIn']],
  [{appTransactionID: 'a', appTransactionId: 'a'}, ['send a']],
])('a user without an app transaction id is not lost: %j', async (answer, expected) => {
  for (const library of ['2.7.5', '2.8.8']) {
    const {run, said} = await open({library, platform: 'ios'});
    const getAppTransactionIOS = async () => answer;
    await ask(await run('app-transaction-id', 'after', {getAppTransactionIOS}), 'sendId');
    expect(said).toEqual(expected);
  }
});
