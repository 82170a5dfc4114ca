import {join} from 'node:path';
import {expect, it} from 'vitest';
import {readRelease} from '../release/release.ts';
import {applyEdits} from '../scan/edits.ts';
import {readPrograms} from '../testing/readPrograms.ts';
import {checkSources} from './checkSources.ts';

/** Programs whose mistakes are marked in their lines. */
const programs = readPrograms(join(import.meta.dirname, 'fixtures/names.md'), 'code');

it.each(programs.map((program) => [program.name, program] as const))(
  'finds what is wrong, and nothing else: %s',
  (_, {releases, files, marks}) => {
    const release = readRelease(releases.join());
    const check = (sources: typeof files) => checkSources(sources, release).findings;
    const findings = check(files);
    const places = findings.map(({file, line, rule}) => `${file}:${line} ${rule}`);
    expect([...new Set(places)]).toEqual(marks);
    const corrected = files.map(({name, text}) => {
      const edits = findings.flatMap(({file, edits = []}) => (file === name ? edits : []));
      return {name, text: applyEdits(text, edits)};
    });
    expect(check(corrected).map(({rule}) => rule)).toEqual(
      findings.filter(({edits}) => !edits).map(({rule}) => rule),
    );
  },
);

it.each([
  [
    `import {requestPurchase} from 'expo-iap'; void requestPurchase({request: {sku: 'gem'}});`,
    'At the top of a request, 2.8.8 has no `sku`.',
    'Write the part of each platform under `ios` and `android`.',
  ],
  [
    `const iap = require('expo-iap'); export const Kind = iap.Purchase;`,
    'At run time, 2.8.8 has no `Purchase`: it’s only a type.',
    undefined,
  ],
  [
    `const iap = require('expo-iap'); export const read = iap.getReceipt;`,
    '`getReceipt` doesn’t exist in 2.8.8.',
    undefined,
  ],
  [
    `import {useIAP} from 'expo-iap'; export const buy = () => (useIAP() as any).requestSubscription;`,
    '`requestSubscription` doesn’t exist in 2.8.8.',
    'Use `requestPurchase`.',
  ],
])('says of a name that exists elsewhere where it is missing: %s', (text, message, todo) => {
  const {findings} = checkSources([{name: 'shop.ts', text}], readRelease('2.8.8'));
  expect(findings.map((each) => [each.message, each.todo])).toEqual([[message, todo]]);
});

it('answers for the rest where a file is nested too deeply, and names that file', () => {
  const deep = `import 'expo-iap';\nlist()${'\n  .next()'.repeat(20_000)};`;
  const shop = `import {getReceipt} from 'expo-iap';\nvoid getReceipt;\n`;
  const files = Object.entries({'deep.ts': deep, 'shop.ts': shop});
  const checked = checkSources(
    files.map(([name, text]) => ({name, text})),
    readRelease('2.8.8'),
  );
  expect(checked.deep.map(({name}) => name)).toEqual(['deep.ts']);
  expect(checked.findings.map(({file}) => file)).toEqual(['shop.ts']);
});
