import {describe, expect, it} from 'vitest';
import type {Finding} from './findings.ts';
import type {SourceFile} from './parseFiles.ts';
import {scan} from './testing/scan.ts';

const read = `import * as IAP from 'expo-iap';
`;

const findIn = (files: readonly SourceFile[]) => scan(files).findings;

const find = (code: string, name = 'shop.tsx') => findIn([{name, text: read + code}]);

const told = (findings: readonly Finding[]): readonly string[] =>
  findings.map(({line, kind, name, edits}) => `${line} ${kind} ${name}${edits ? ' fix' : ''}`);

describe('a parameter without a type is what its callers pass', () => {
  it.each([
    `function handle(bought: any) {\nif (bought.id === 'pro') unlock(); }
IAP.purchaseUpdatedListener((purchase) => handle(purchase));`,
    `const handle = async (bought) => {\nif (bought.id === 'pro') unlock(); };
IAP.purchaseUpdatedListener(handle);`,
    `import {useCallback} from 'react';function Shop() { const handle = useCallback((bought: any) => {
if (bought.id === 'pro') unlock(); }, []); IAP.useIAP({onPurchaseSuccess: handle}); }`,
    `class Shop { constructor() { IAP.purchaseUpdatedListener((each) => this.handle(each)); } private handle(bought: any) {
if (bought.id === 'pro') this.unlock(); } }`,
    `class Shop { constructor() { IAP.purchaseUpdatedListener(this.handle.bind(this)); } handle(bought) {
if (bought.id === 'pro') this.unlock(); } }`,
    `class Shop { constructor() { IAP.purchaseUpdatedListener(this.handle); } handle = (bought: any) => {
if (bought.id === 'pro') this.unlock(); } }`,
    `class Shop { constructor() { IAP.purchaseUpdatedListener((each) => this.#handle(each)); } #handle(bought: any) {
if (bought.id === 'pro') this.unlock(); } }`,
    `class Shop { static open() { IAP.purchaseUpdatedListener((each) => this.handle(each)); } static handle(bought: any) {
if (bought.id === 'pro') unlock(); } }`,
    `const shop = {handle(bought: any) {\nif (bought.id === 'pro') unlock(); }};
IAP.purchaseUpdatedListener((each) => shop.handle(each));`,
  ])('in TypeScript: %s', (code) => {
    expect(told(find(code))).toEqual(['3 fails id fix']);
  });

  it('in JavaScript too, with the names that are gone', () => {
    const code = `function handle(bought) {
  send(bought.jwsRepresentationIos);
  return IAP.finishTransaction({purchase: bought});
}
IAP.purchaseUpdatedListener((purchase) => handle(purchase));`;
    expect(told(find(code, 'shop.js'))).toEqual(['3 fails jwsRepresentationIos fix']);
  });

  it('in another file', () => {
    const handler = `export const handle = (bought: any) => {
  if (bought.id === 'pro') unlock();
};
export const other = (bought: any) => bought.id === 'pro';`;
    const shop = `import {handle, other} from './handler';
import {purchaseUpdatedListener} from 'expo-iap';
purchaseUpdatedListener((each) => handle(each));
other({id: 'pro'});`;
    const files = [
      {name: 'shop.ts', text: shop},
      {name: 'handler.ts', text: handler},
    ];
    expect(told(findIn(files))).toEqual(['2 fails id fix']);
  });

  it.each([
    [`import {handle as take} from './handler';`, 'take(each)'],
    [`import take from './handler';`, 'take(each)'],
    [`import * as all from './handler';`, 'all.handle(each)'],
    [`import {take} from './barrel';`, 'take(each)'],
    [`import {handle} from './barrel';`, 'handle(each)'],
    [`const {handle: take} = require('./handler');`, 'take(each)'],
  ])('under another name: %s', (taken, call) => {
    const handler = `export const handle = (bought: any) => {
  if (bought.id === 'pro') unlock();
};
export default handle;`;
    const shop = `${taken}
import {purchaseUpdatedListener} from 'expo-iap';
purchaseUpdatedListener((each) => ${call});`;
    const barrel = `export {handle as take} from './handler';\nexport * from './handler';`;
    const files = Object.entries({'shop.js': shop, 'handler.ts': handler, 'barrel.ts': barrel});
    const found = findIn(files.map(([name, text]) => ({name, text})));
    expect(told(found)).toEqual(['2 fails id fix']);
  });

  it.each([
    ['is typed', 'Row.tsx', '{onBought}: {onBought: (bought: IAP.Purchase) => void}', 'onBought'],
    ['takes it apart', 'Row.jsx', '{onBought: take = () => {}}', '(each) => take(each)'],
    ['keeps it', 'Row.jsx', 'props', '(each) => props.onBought(each)'],
    ['hands it on', 'Row.jsx', 'props', 'props.onBought'],
  ])('of a component that %s', (_, name, props, listener) => {
    const row = `${read}export function Row(${props}) {
  IAP.useIAP({onPurchaseSuccess: ${listener}});
  return null;
}`;
    const app = (handler: string): string => `import {Row} from './Row';
export function App() {
  const handle = (bought) => {
    if (bought.id === 'pro') unlock();
  };
  return <Row onBought={${handler}} />;
}`;
    const inline = `(bought) => {
    if (bought.id === 'pro') unlock(); }`;
    const find = (handler: string): readonly string[] =>
      told(
        findIn([
          {name, text: row},
          {name: 'App.jsx', text: app(handler)},
        ]),
      );
    expect(find('handle')).toEqual(['4 fails id fix']);
    expect(find(inline)).toEqual(['7 fails id fix']);
  });

  it('and a component that shows itself again ends', () => {
    const row = `${read}export function Row({onBought, depth}) {
  return depth > 0 ? <Row onBought={onBought} depth={depth - 1} /> : null;
}
export const App = () => <Row onBought={(bought) => bought.id === 'pro'} depth={3} />;`;
    expect(told(findIn([{name: 'App.jsx', text: row}]))).toEqual([]);
  });

  it('and nothing is asked about storage', () => {
    const code = `const finish = (bought: any) => IAP.finishTransaction({purchase: bought});
IAP.purchaseUpdatedListener((purchase) => finish(purchase));`;
    expect(told(find(code))).toEqual([]);
    const stored = `${code}\nfinish(JSON.parse(text));`;
    expect(find(stored).map(({message}) => message)).toEqual([
      expect.stringMatching(/^Does this purchase come from storage/),
    ]);
  });
});

it.each([
  `function handle(bought: any) { if (bought.id === 'pro') unlock(); }
IAP.purchaseUpdatedListener((purchase) => handle(purchase)); handle(await (await fetch('/')).json());`,
  `function handle(bought: any) { if (bought.id === 'pro') unlock(); }
IAP.purchaseUpdatedListener((purchase) => handle({id: purchase.transactionId}));`,
  `class Shop { handle(bought: any) { return bought.id === 'pro'; } }
class Other { handle(row: any) { return row.id; } run() { IAP.purchaseUpdatedListener((each) => this.handle(each.transactionId)); } }`,
  `const handle = (...bought: any) => bought.id === 'pro'; IAP.purchaseUpdatedListener((each) => handle(each));`,
  `const handle = (show: any, bought: any) => bought.id === 'pro'; IAP.purchaseUpdatedListener((each) => handle(each, {}));`,
])('leaves a parameter open that can be something else: %s', (code) => {
  expect(told(find(code)).filter((each) => each.includes('fails'))).toEqual([]);
});

it('follows a function that calls itself', () => {
  const code = `function handle(bought: any, tries = 0) { if (bought.id !== 'pro') handle(bought, tries + 1); }
IAP.purchaseUpdatedListener((purchase) => handle(purchase));`;
  expect(told(find(code))).toEqual(['2 fails id fix']);
});

it('blames no release for mistakes in what imports a file with such a function', () => {
  const files = [
    {
      name: 'shop.js',
      text: `${read}import {send} from './send';
IAP.purchaseUpdatedListener((each) => send(each));`,
    },
    {name: 'send.js', text: `export function send(bought) { return bought.jwsRepresentationIos; }`},
    {name: 'third.js', text: 'export const other = 1;'},
    {
      name: 'other.js',
      text: `import {send} from './send';\nimport {gone} from './third';\ngone(send);`,
    },
  ];
  expect(findIn(files).map(({file, name}) => `${file} ${name}`)).toEqual([
    'send.js jwsRepresentationIos',
  ]);
});
