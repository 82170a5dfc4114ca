import {releaseLines} from 'expo-iap-api-data/releaseLines';
import {loadSurface} from 'expo-iap-api-data/surface/loadSurface';
import {expect, it} from 'vitest';
import {planUpgrade} from '../plan/planUpgrade.ts';
import {upgradeFacts} from '../plan/upgradeFacts.ts';
import {answerTask} from './answerTask.ts';

const plan = planUpgrade('2.7.5', '2.8.8', upgradeFacts);
const releases = releaseLines.map(({version}) => loadSurface(version));

it('gives the page the line of each finding that no correction shows, and the release that removes a name', () => {
  const text = `import * as IAP from 'expo-iap';
export const load = () =>
  IAP.getProducts(['gem']);
export const receipt = () => IAP.getReceiptIos();`;
  const {findings} = answerTask({files: [{name: 'shop.js', text}], plan}, releases);
  expect(findings.find(({name}) => name === 'getProducts')).toMatchObject({
    ...{kind: 'deprecated', removedIn: '3.0.0', code: `IAP.getProducts(['gem']);`},
  });
  const corrected = findings.find(({name}) => name === 'getReceiptIos');
  expect([corrected?.code, corrected?.hunks?.length]).toEqual([undefined, 1]);
});

it('shortens a line that says nothing more', () => {
  const text = `import {getReceiptIos} from 'expo-iap';\nkeep([${'0, '.repeat(99)}getProducts, bought.jwsRepresentationIos]);`;
  const {findings} = answerTask({files: [{name: 'shop.js', text}], plan}, releases);
  const [asked] = findings.filter(({kind}) => kind === 'question');
  expect(asked?.code).toMatch(/^keep\(\[0, .* …$/);
});

it('says of a correction that would fill the page how many lines it has', () => {
  const text = `import {getReceiptIos} from 'expo-iap';\n${'void getReceiptIos();\n'.repeat(50)}`;
  const {findings} = answerTask({files: [{name: 'shop.js', text}], plan}, releases);
  expect(findings[0]).toMatchObject({
    fixLines: 51,
    code: `import {getReceiptIos} from 'expo-iap';`,
  });
  expect(findings[0]?.hunks).toBeUndefined();
});

it('names a file that is nested too deeply, and answers for the rest', () => {
  const code = `import {getReceiptIos} from 'expo-iap';\nvoid getReceiptIos();\n`;
  const chain = `${code}export const all = list()${'\n  .next()'.repeat(20_000)};\n`;
  const files = [
    {name: 'a.ts', text: code},
    {name: 'deep.ts', text: chain},
    {name: 'b.ts', text: code},
  ];
  const {findings, notices} = answerTask({files, plan}, releases);
  expect(findings.map(({file}) => file)).toEqual(['a.ts', 'b.ts']);
  expect(notices).toEqual([
    {file: 'deep.ts', message: expect.stringContaining('nested too deeply')},
  ]);
});
