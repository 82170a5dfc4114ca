import {allEffects} from 'expo-iap-api-data/upgrade/effects/allEffects';
import {createSimulator, type Simulator} from 'expo-iap-test-kit/simulator';
import {AppStore} from 'expo-iap-test-kit/store/appStore';
import {setSimulator} from 'expo-iap-test-kit/testing/host';
import {type LibraryVersion, libraryVersions, type PlatformName} from 'expo-iap-test-kit/versions';
import {planUpgrade} from 'expo-iap-upgrade/plan/planUpgrade';
import {upgradeFacts} from 'expo-iap-upgrade/plan/upgradeFacts';
import {behaviors} from 'expo-iap-upgrade/scan/behaviors';
import {beforeAll, describe, expect, it} from 'vitest';
import {docsVersion} from '@site/src/site/versions.ts';
import {programsOf} from '../upgrade/programs.ts';
import {scanBetween} from '../upgrade/scanned.ts';
import {emitSample} from './emitSample.ts';
import {loadLibrary} from './library.ts';

// What the upgrade page says of code that compiles and acts differently, on simulated stores: the same program with the release
// it was written for, and with the newer one.

/** How a program ends on a platform with two releases. Release 2.6 is not installed, so its programs have no `before`. */
type Proof = {
  readonly from: '2.6' | '2.7';
  readonly to: LibraryVersion;
  readonly platform: PlatformName;
  readonly before?: unknown;
  readonly after: unknown;
  /** What the user owns, or does, when the program runs. */
  readonly store?: (phone: Simulator) => void;
};

const latest = {from: '2.7', to: '2.8.8'} as const;
const old = {from: '2.6', to: '2.7.5', platform: 'android'} as const;

const proofs: Readonly<Record<string, readonly Proof[]>> = {
  'purchase-id': (['ios', 'android'] as const).map((platform) => ({
    ...latest,
    platform,
    before: ['100 coins'],
    after: [],
  })),
  'listens-too-early': [
    {...latest, platform: 'ios', before: ['100 coins'], after: [], store: redeemWhileWaiting},
  ],
  'history-needs-connection': [
    {
      ...latest,
      platform: 'ios',
      before: 'no ads',
      after: 'ads',
      store: ({store}) => void store.sold('remove_ads'),
    },
  ],
  'finish-by-id': [{...latest, platform: 'ios', before: 'finished', after: 'not finished'}],
  'finish-by-token': [
    {from: '2.7', to: '2.8.0', platform: 'android', before: 'finished', after: 'not finished'},
  ],
  'errors-as-events': [
    {
      ...latest,
      platform: 'ios',
      before: ['The purchase failed.'],
      after: ['The purchase failed.', 'The purchase failed.'],
      store: ({store}) => void store.sheets.push('cancel'),
    },
  ],
  'finer-codes': [
    {
      ...latest,
      platform: 'ios',
      before: 'try again later',
      after: 'unknown failure',
      store: ({store}) => void store.sheets.push({domain: 'SKErrorDomain', code: 7}),
    },
  ],
  'not-prepared': [
    {...latest, platform: 'ios', before: 'not connected yet', after: 'unknown failure'},
  ],
  'manage-result': [
    {...latest, platform: 'ios', before: ['changed'], after: [], store: cancelWhileManaging},
  ],
  'read-without-events': [
    {
      ...latest,
      platform: 'ios',
      before: ['no ads'],
      after: [],
      store: ({store}) => void store.sold('remove_ads'),
    },
  ],
  'history-empty-on-android': [
    {...old, after: 0, store: ({store}) => void store.sold('remove_ads')},
  ],
  'storefront-empty': [{...old, after: 'country: '}],
  'ios-functions-unguarded': [{...old, after: expect.stringContaining('TypeError')}],
};

/** Findings that no installed release shows. */
const unproven: Readonly<Record<string, string>> = {
  'hook-reads-nothing': 'a hook needs a screen: plans/planSamples.test.tsx shows it',
  'storefront-ios-only': 'only 2.6.1 to 2.7.0 throw, and neither is installed',
  'promoted-products-empty':
    'the list that collected purchases went with 2.7.5; the releases before it are not installed',
};

// The first import of a package takes longer than a test may.
beforeAll(async () => {
  setSimulator(createSimulator({version: '2.8.8', platform: 'ios'}));
  for (const version of libraryVersions) await loadLibrary(version);
}, 120_000);

it('every change that asks for work and that no compiler finds is looked for', () => {
  const silent = allEffects.filter(({need, compiler}) => need === 'must' && compiler === 'silent');
  expect(Object.keys(behaviors).sort()).toEqual(silent.map(({id}) => id).sort());
});

it('every finding about behavior is proven or says why it cannot be', () => {
  expect([...Object.keys(proofs), ...Object.keys(unproven)].sort()).toEqual(
    Object.keys(behaviors).sort(),
  );
});

for (const [id, cases] of Object.entries(proofs))
  describe(id, () => {
    for (const {from, to, platform, before, after, store} of cases) {
      const program = programsOf(from).find(({fileName}) => fileName.endsWith(`/${id}.ts`));
      if (!program) throw new Error(`${id} has no program in tests/upgrade/fixtures.`);

      it(`is found at its line, from ${from} to ${to}`, () => {
        const effect = allEffects.find((each) => each.id === id);
        const plan = planUpgrade(docsVersion(from).patch, to, upgradeFacts);
        const lines = scanBetween([program], plan)
          .findings.filter(({message}) => message.includes(effect?.otherwise ?? id))
          .map(({line}) => program.text.split('\n')[line - 1] ?? '');
        expect(lines.length).toBeGreaterThan(0);
        for (const line of lines) expect(line).toContain('// found here');
      });

      const run = async (release: LibraryVersion): Promise<unknown> => {
        const phone = createSimulator({version: release, platform});
        setSimulator(phone);
        store?.(phone);
        const main = await load(program.text, release);
        let runs = true;
        const end = main(() => phone.clock.sleep(6000)).finally(() => (runs = false));
        while (runs) await phone.clock.advance(1000);
        return end;
      };
      if (before !== undefined)
        it(`works with the release it was written for, ${platform}`, async () => {
          expect(await run('2.7.5')).toEqual(before);
        });
      it(`acts differently with ${to}, ${platform}`, async () => {
        expect(await run(to)).toEqual(after);
      });
    }
  });

function redeemWhileWaiting({store, clock}: Simulator): void {
  store.addCode('GIFT', 'coins_100');
  clock.at(clock.now + 3000, () => void store.redeem('GIFT'));
}

function cancelWhileManaging({store, clock}: Simulator): void {
  if (!(store instanceof AppStore)) throw new Error('Only the App Store has this sheet.');
  const {id} = store.sold('pro_monthly');
  store.onManage = () => void clock.at(clock.now + 3000, () => store.cancel(id));
}

/** The function `run` of a program, with a release behind its import. */
async function load(
  text: string,
  release: LibraryVersion,
): Promise<(wait: () => Promise<void>) => Promise<unknown>> {
  const library = await loadLibrary(release);
  const exported = {};
  const program: unknown = Reflect.construct(Function, [
    'require',
    'exports',
    emitSample(text, 'program.ts').text,
  ]);
  if (typeof program !== 'function') throw new Error('A function is missing.');
  Reflect.apply(program, undefined, [() => library, exported]);
  const run: unknown = Reflect.get(exported, 'run');
  if (typeof run !== 'function') throw new Error('The program has no function "run".');
  return async (wait) => Reflect.apply(run, undefined, [wait]);
}
