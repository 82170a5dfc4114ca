import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {packageFolder} from 'expo-iap-api-data/packages';
import {upgradeFacts} from 'expo-iap-tools/plan/upgradeFacts';
import {describe, expect, it} from 'vitest';
import {entriesOf, installed, isAfter, label, plans} from './allPlans.ts';

const SWIFT = 'ios/ExpoIapModule.swift';
const KOTLIN = 'android/src/main/java/expo/modules/iap/ExpoIapModule.kt';

/** Effects that neither types nor JavaScript show, and what native code has only before or only since their patch. */
const native = [
  {id: 'app-transaction-id-swift', file: SWIFT, text: '#if swift(>=6.1)', since: '2.8.4'},
  {id: 'passes-stay', file: SWIFT, text: 'case .nonRenewable:', before: '2.8.8'},
  {id: 'connects-once', file: KOTLIN, text: 'billingClientCache?.isReady == true', before: '2.8.4'},
  {id: 'untyped-priceIOS', file: SWIFT, text: '["priceIOS"]', since: '2.8.0'},
  {id: 'untyped-currencyIOS', file: SWIFT, text: '["currencyIOS"]', since: '2.8.0'},
  {id: 'unsent-promotedProductIOS', file: SWIFT, text: 'Error, IapEvent.Promoted', since: '2.7.13'},
];

describe.each(native)('the native code behind $id', ({id, file, text, since, before = ''}) => {
  it.each(installed)('is that of $patch', ({patch, package: name}) => {
    const expected = since === undefined ? isAfter(before, patch) : !isAfter(since, patch);
    expect(readFileSync(join(packageFolder('.', name), file), 'utf8').includes(text)).toBe(
      expected,
    );
  });

  it('is told by the plan of every pair between which it changes', () => {
    const effect = upgradeFacts.effects.find((one) => one.id === id);
    const concerned = plans.filter(
      ({from, to}) =>
        isAfter(effect?.patch ?? '', from) &&
        !isAfter(effect?.patch ?? '', to) &&
        (effect?.until === undefined || isAfter(effect.until, to)),
    );
    expect(concerned.length).toBeGreaterThan(0);
    const silent = concerned.filter(
      (plan) => !entriesOf(plan).some((entry) => entry.effects.some((one) => one.id === id)),
    );
    expect(silent.map(label)).toEqual([]);
  });
});
