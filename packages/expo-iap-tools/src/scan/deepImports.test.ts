import {describe, expect, it} from 'vitest';
import type {Finding} from './findings.ts';
import {corrected, newest, scan} from './testing/scan.ts';

function find(
  text: string,
  name = 'shop.ts',
  [from, to]: readonly [string, string] = ['2.7.5', newest],
): readonly Finding[] {
  return scan(text, {name, from, to}).findings;
}

const told = (findings: readonly Finding[]): readonly string[] =>
  findings.map(({line, kind, name}) => `${line} ${kind} ${name}`);

describe('an import of a file inside the library', () => {
  it('is followed', () => {
    const text = `import type {Purchase} from "expo-iap/src/ExpoIap.types";
export const ends = (bought: Purchase) => bought.platform === 'ios' && bought.expirationDateIos;`;
    expect(told(find(text))).toEqual(['2 does-not-compile expirationDateIos']);
  });

  it.each([
    `import type {ProductAndroid} from 'expo-iap/build/types/ExpoIapAndroid.types';`,
    `import {PurchaseStateAndroid} from 'expo-iap/build/types/ExpoIapAndroid.types';\nPurchaseStateAndroid.PURCHASED;`,
    `import {sync} from 'expo-iap/build/modules/ios.js';\nsync;`,
    `import * as errors from 'expo-iap/build/utils/errorMapping';`,
    `const {sync} = require('expo-iap/build');`,
    `export {isNetworkError} from 'expo-iap/src/utils/errorMapping';`,
    `import {Missing} from 'expo-iap/build/never';`,
  ])('is all right where the newer release has what it takes: %s', (text) => {
    expect(told(find(text)).filter((each) => !/deprecated|TypeError/.test(each))).toEqual([]);
  });

  it('is refused where the file has the name no more', () => {
    const text = `import {getReceiptIos, sync} from 'expo-iap/build/modules/ios';
console.log(await getReceiptIos(), sync);`;
    expect(told(find(text))).toContain('1 does-not-compile getReceiptIos');
    expect(corrected(text)).toBe(text.replaceAll('getReceiptIos', 'getReceiptIOS'));
    const script = `const {getReceiptIos} = require('expo-iap/build/modules/ios');`;
    expect(told(find(script, 'shop.js'))).toEqual(['1 fails getReceiptIos']);
  });

  it('is refused where a type became a value', () => {
    const text = `import {PurchaseStateAndroid} from 'expo-iap/build/types/ExpoIapAndroid.types';
export const show = (state: PurchaseStateAndroid) => String(state);`;
    const [found] = find(text);
    expect(found).toMatchObject({line: 1, kind: 'does-not-compile', name: 'PurchaseStateAndroid'});
    expect(found?.message).toContain('has no type `PurchaseStateAndroid`');
  });

  it('is corrected where the file is called something else now', () => {
    const hook = `import {useIAP} from 'expo-iap/build/useIap';\nvoid useIAP;`;
    const [found] = find(hook);
    expect(found?.message).toBe(
      `expo-iap ${newest} has no file \`expo-iap/build/useIap\`; \`expo-iap/build/useIAP\` replaces it.`,
    );
    expect(corrected(hook)).toContain(`from 'expo-iap';`);
    const inner = `import type {Discount} from "expo-iap/src/types/ExpoIapIos.types";`;
    expect(corrected(inner)).toBe(
      `import type {Discount} from "expo-iap/src/types/ExpoIapIOS.types";`,
    );
    const gone = `import type {ProductIos} from 'expo-iap/src/types/ExpoIapIos.types';`;
    expect(told(find(gone))).toEqual(['1 does-not-compile expo-iap/src/types/ExpoIapIos.types']);
    expect(corrected(gone)).toBe(gone);
  });

  it('is asked about where no installed release answers', () => {
    expect(find(`import type {} from 'expo-iap/build/index';`, 'a.ts', ['2.7.14', newest])).toEqual(
      [],
    );
    const text = `import type {Purchase} from 'expo-iap/src/ExpoIap.types';`;
    const [found] = find(text, 'shop.ts', ['2.7.5', '2.8.5']);
    expect(found).toMatchObject({kind: 'question', name: 'expo-iap/src/ExpoIap.types'});
    expect(corrected(text, found ? [found] : [])).toBe(`import type {Purchase} from 'expo-iap';`);
    expect(told(find(`import * as ios from 'expo-iap/build/modules/ios';`))).toEqual([
      '1 question expo-iap/build/modules/ios',
    ]);
    expect(told(find(`import icon from 'expo-iap/assets/icon.png';`))).toEqual([
      '1 question expo-iap/assets/icon.png',
    ]);
  });
});
