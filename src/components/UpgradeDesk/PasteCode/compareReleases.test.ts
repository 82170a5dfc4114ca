import {stagesOf} from 'expo-iap-tools/plan/stages';
import {collectTypes} from 'playground-frame/bundle/collectTypes';
import {TypeChecker} from 'playground-frame/check/typeCheck';
import type {CheckAnswer, CheckRequest} from 'playground-frame/check/worker';
import {beforeEach, expect, it, vi} from 'vitest';
import {typedReleases} from '../../../site/toolPages.ts';
import {latestVersion} from '../../../site/versions.ts';
import {compareReleases} from './compareReleases.ts';

const list = {
  versions: {},
  editor: {script: '', styles: ''},
  checker: {
    script: '',
    types: Object.fromEntries(typedReleases.map(({version}) => [version, version])),
    ...{bytes: 0, typesBytes: 0},
  },
};

/** The worker of a browser, in this program. */
class NearChecker {
  onmessage?: (event: {data: CheckAnswer}) => void;
  #checker: TypeChecker | undefined;
  postMessage(request: CheckRequest): void {
    if ('types' in request) this.#checker = new TypeChecker(request.types);
    else this.onmessage?.({data: {problems: this.#checker?.check(request.files) ?? []}});
  }
  terminate(): void {
    this.#checker = undefined;
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', NearChecker);
  vi.stubGlobal('fetch', async (address: string) => {
    const version = typedReleases.find((each) => address === `/${each.version}`);
    return Response.json(version ? collectTypes(process.cwd(), version) : list);
  });
});

it('returns what only the newer release refuses, across files', {timeout: 60_000}, async () => {
  const files = [
    {name: 'iap.ts', text: `export {getReceiptIos} from 'expo-iap';\n`},
    {
      name: 'shop.ts',
      text: `import {nowhere} from '@/nowhere';
import {getReceiptIos} from './iap';
export const wrong: number = 'always';
export const receipt = () => getReceiptIos();
export const all = [nowhere, wrong];
`,
    },
    {name: 'old.js', text: `const {getReceiptIos} = require('expo-iap');`},
  ];
  const pair = {from: '2.7.5', to: latestVersion().patch};
  const problems = await compareReleases('/', files, pair, new AbortController().signal);
  expect(problems.map(({file, line}) => `${file}:${line}`)).toEqual(['iap.ts:1']);
  expect(problems[0]?.message).toContain('getReceiptIos');
});

it('asks about the stages past the documented releases', {timeout: 60_000}, async () => {
  const text = `import {fetchProducts, purchaseUpdatedListener, requestPurchase} from 'expo-iap';
purchaseUpdatedListener((purchase) => console.log(purchase.productId)).remove();
await fetchProducts({skus: ['gem'], type: 'inapp'});
await requestPurchase({request: {ios: {sku: 'gem'}, android: {skus: ['gem']}}, type: 'subs'});
`;
  const stages = stagesOf(latestVersion().patch, '5.8.1');
  const {signal} = new AbortController();
  const compare = (stage: (typeof stages)[number]) =>
    compareReleases('/', [{name: 'shop.ts', text}], stage, signal);
  const problems = await Promise.all(stages.map(compare));
  expect(problems.map((each) => each.map(({line}) => line))).toEqual([[3], [4]]);
});

it('ends when it is canceled', async () => {
  const controller = new AbortController();
  const asked = compareReleases(
    '/',
    [],
    {from: '2.6.3', to: latestVersion().patch},
    controller.signal,
  );
  controller.abort();
  await expect(asked).rejects.toThrow('Canceled.');
});
