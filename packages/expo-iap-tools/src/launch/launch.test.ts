import {join} from 'node:path';
import {launchRules} from 'expo-iap-api-data/launch/launchRules';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {installed, makeProject} from '../project/testing/makeProject.ts';
import {readCases} from '../testing/readCases.ts';
import {readPrograms} from '../testing/readPrograms.ts';
import {canFind, type LaunchFinding} from './launchFindings.ts';

/** An app in which nothing is missing. */
const [right] = readPrograms(join(import.meta.dirname, 'fixtures/right.md'), 'shop');
const RIGHT = Object.fromEntries(right?.files.map(({name, text}) => [name, text] as const) ?? []);

/** What is taken away from the right app, or is right in another way, and all that is found then. */
type Case = {
  readonly what: string;
  /** What is written in a file, as a pattern, and what takes its place. */
  readonly change: Readonly<Record<string, readonly [before: string, after: string]>>;
  readonly finds: readonly string[];
};

beforeEach(() => {
  vi.useFakeTimers({now: new Date('2026-11-29'), toFake: ['Date']});
});
afterEach(() => {
  vi.useRealTimers();
});

function changed(change: Case['change']): Record<string, string> {
  const files: Record<string, string> = {...RIGHT};
  for (const [name, [before, after]] of Object.entries(change)) {
    const text = files[name] ?? '';
    files[name] = text.replace(new RegExp(before, 'm'), after);
    expect(files[name]).not.toBe(text);
  }
  return files;
}

it.each(readCases<Case>(import.meta.dirname))(
  'looks at an app where $what',
  async ({change, finds}) => {
    const {code, found} = await look(changed(change));
    expect(found.toSorted()).toEqual(finds.toSorted());
    expect(code).toBe(finds.every((each) => each.startsWith('question')) ? 0 : 1);
  },
);

it.each([
  ['2027-08-31', []],
  ['2027-09-01', ['likely deadline package.json:3']],
  ['2027-11-02', ['sure deadline package.json:3']],
])('knows on %s until when Google Play takes the release', async (day, finds) => {
  vi.setSystemTime(new Date(day));
  expect((await look(RIGHT)).found).toEqual(finds);
});

it('says what to do, why, and where to read more', async () => {
  const {run} = makeProject({
    ...RIGHT,
    ...changed({'src/shop.tsx': ['.*>Cancel<.*\\n', '']}),
    ...installed('2.8.8'),
  });
  const {code, out} = await run('launch');
  expect(code).toBe(1);
  expect(out).toContain(`Likely
src/shop.tsx:22:10 (manage)
  Nothing leads from this app to where this subscription is canceled.
  Google Play’s Subscriptions policy: https://support.google.com/googleplay/android-developer/answer/9900533
  https://expo-iap.hyo.dev/docs/guides/subscriptions#cancel
`);
});

it.each([
  ['2.8.8', 'docs/guides/launch'],
  ['2.7.5', 'docs/2.7/getting-started/setup-ios#review'],
])('leads from %s to a list to work through in its docs', async (patch, page) => {
  const {out} = await makeProject({...RIGHT, ...installed(patch)}).run('launch');
  expect(out).toMatch(new RegExp(`: https://expo-iap\\.hyo\\.dev/${page}\\n$`));
});

it('only asks for what is missing where a file could be read only in part', async () => {
  const broken = {'src/server.ts': `${RIGHT['src/server.ts'] ?? ''}\nexport const = 1;\n`};
  const files = changed({'src/shop.tsx': ['.*>Cancel<.*\\n', '']});
  const {code, out} = await makeProject({...files, ...broken, ...installed('2.8.8')}).run('launch');
  expect(code).toBe(2);
  expect(out).toContain('Can’t be seen\nsrc/shop.tsx:22:10 (manage)');
});

it('leaves out what a comment answers', async () => {
  const comment = '// expo-iap-ignore terms: the screen before has both\n$&';
  const files = changed({'src/shop.tsx': ['.*openURL.*\\n.*openURL.*\\n', '']});
  const shop = files['src/shop.tsx']?.replace(/.*skus: PLANS.*/, comment) ?? '';
  expect(await look({...files, 'src/shop.tsx': shop})).toMatchObject({code: 0, found: []});
});

it.each([
  ['launch', {'src/shop.tsx': 'export {};'}, 'imports expo-iap'],
  ['launch --catalog none.csv', {}, 'none.csv couldn’t be read: it doesn’t exist.'],
  ['launch --catalog app.json', {}, 'app.json is no catalog'],
])('cannot answer "%s", and says why', async (args, files, sentence) => {
  const other = {'src/server.ts': '', 'src/catalog.ts': '', 'src/shop.test.ts': ''};
  const project = makeProject({...RIGHT, ...other, ...files, ...installed('2.8.8')});
  const {code, err} = await project.run(args);
  expect(err).toContain(sentence);
  expect(code).toBe(2);
});

it('looks for each rule that says so', () => {
  const all = launchRules.map(({id}) => id);
  expect(new Set(all).size).toBe(all.length);
  expect(launchRules.filter(({by}) => by === 'command').map(({id}) => id)).toEqual(
    all.filter(canFind),
  );
});

async function look(files: Readonly<Record<string, string>>) {
  const project = makeProject({...files, ...installed('2.8.8')});
  const catalogs = '--catalog Shop.storekit --catalog products.csv --catalog plans.json';
  const {code, out, err} = await project.run(`launch --json ${catalogs}`);
  if (err !== '') throw new Error(err);
  const {findings}: {findings: readonly LaunchFinding[]} = JSON.parse(out);
  return {
    code,
    found: findings.map(({group, id, file, line}) => `${group} ${id} ${file}:${line}`),
  };
}
