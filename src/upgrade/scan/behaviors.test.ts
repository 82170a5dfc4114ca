import {describe, expect, it} from 'vitest';
import {loadSurface} from '../../library/surface/loadSurface.ts';
import {docsVersions} from '../../site/versions.ts';
import {planUpgrade} from '../plan/planUpgrade.ts';
import {upgradeFacts} from '../plan/upgradeFacts.ts';
import type {SourceFile} from './parseFile.ts';
import {scanFiles} from './scanFiles.ts';

const releases = docsVersions.map(({version}) => loadSurface(version));

/** The findings of one change of behavior, as `line kind` or `file:line kind`. */
function found(
  code: string | readonly SourceFile[],
  words: RegExp,
  [from, to]: readonly [string, string] = ['2.7.5', '2.8.8'],
): readonly string[] {
  const isText = typeof code === 'string';
  const files = isText ? [{name: 'shop.tsx', text: code}] : code;
  const {findings, mistakes} = scanFiles(files, {
    plan: planUpgrade(from, to, upgradeFacts),
    releases,
  });
  expect(mistakes).toEqual([]);
  return findings
    .filter(({message}) => words.test(message))
    .map(({file, line, kind}) => `${isText ? '' : `${file}:`}${line} ${kind}`);
}

const old = ['2.6.3', '2.7.5'] as const;
const NO_HISTORY = /On Android the list is empty/;
const TWO_MESSAGES = /shows two/;
const NOT_FINISHED = /does not find the transaction/;

describe('calls whose behavior changed are found', () => {
  it('where they come from require', () => {
    const text = `const {getPurchaseHistories} = require('expo-iap');
getPurchaseHistories();
const iap = require('expo-iap');
iap.getPurchaseHistories();`;
    expect(found(text, NO_HISTORY, old)).toEqual(['2 fails', '4 fails']);
  });

  it('under another name', () => {
    const text = `import {getPurchaseHistories} from 'expo-iap';
const h = getPurchaseHistories;
const {load} = {load: h};
h();
void load();`;
    expect(found(text, NO_HISTORY, old)).toEqual(['4 fails', '5 fails']);
  });

  it('through a file that exports everything again', () => {
    const files = [
      {name: 'iap.ts', text: `export * from 'expo-iap';`},
      {
        name: 'shop.ts',
        text: `import {getPurchaseHistories} from './iap';\nvoid getPurchaseHistories();`,
      },
    ];
    expect(found(files, NO_HISTORY, old)).toEqual(['shop.ts:2 fails']);
  });

  it('where the hook gives them', () => {
    const text = `import {useIAP} from 'expo-iap';
export function useShop(show: (text: string) => void, stored: string) {
  const {requestPurchase, finishTransaction: finish} = useIAP({onPurchaseError: () => show('failed')});
  void finish({purchase: JSON.parse(stored)});
  return async () => {
    try {
      await requestPurchase({request: {ios: {sku: 'gem'}, android: {skus: ['gem']}}});
    } catch {
      show('failed');
    }
  };
}`;
    expect(found(text, TWO_MESSAGES)).toEqual(['7 question']);
    expect(found(text, NOT_FINISHED)).toEqual(['4 question']);
  });

  it('not where another function has the name', () => {
    const text = `import {type Purchase} from 'expo-iap';
const getPurchaseHistories = async (): Promise<Purchase[]> => [];
void getPurchaseHistories();`;
    expect(found(text, NO_HISTORY, old)).toEqual([]);
  });
});
