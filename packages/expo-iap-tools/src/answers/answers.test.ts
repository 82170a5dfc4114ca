import {releaseLines} from 'expo-iap-api-data/releaseLines';
import {describe, expect, it} from 'vitest';
import {readRelease} from '../release/release.ts';
import {readUpgradeEnd} from '../release/upgradeEnd.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';
import {anyTexts, inheritedNames} from '../testing/anyTexts.ts';
import {MOST_TEXT, shorten} from './answer.ts';
import {checkCode} from './checkCode.ts';
import {describeName} from './describeName.ts';
import {explainError} from './explainError.ts';
import {planRelease} from './planRelease.ts';

const newest = readRelease('latest');

describe('readRelease', () => {
  it('takes patches, versions and the newest', () => {
    expect(readRelease('v2.7.11')).toEqual({
      version: '2.7',
      patch: '2.7.11',
      documented: '2.7.5',
      typed: '2.7.5',
    });
    expect(readRelease('2.6').patch).toBe('2.6.3');
    expect(newest.patch).toBe(releaseLines[0]?.patch);
  });

  it.each(['3.0.0', '', 'abc', '2.8.99', '2'])('refuses %j and says what is known', (asked) => {
    expect(() => readRelease(asked)).toThrow(CannotAnswer);
    expect(() => readRelease(asked)).toThrow(/Name one of 2\.6\.0 to 2\.6\.3/);
  });
});

describe('describeName', () => {
  it('says when a name came, and what a patch before has instead', () => {
    const {text, isFound} = describeName('fetchProducts', readRelease('2.8.0'));
    expect(isFound).toBe(false);
    expect(text).toContain('`fetchProducts` doesn’t exist in 2.8.0');
  });

  it('finds a member alone', () => {
    expect(describeName('purchaseStateAndroid', newest).text).toContain('ProductPurchaseAndroid');
  });

  it('takes a value for its type, and tells what another type means by a member', () => {
    const {text} = describeName('Purchase.purchaseToken', newest);
    expect(describeName('purchase.purchaseToken', newest).text).toBe(text);
    const renamed = '2.8.8 has `ProductPurchaseIOS.jwsRepresentationIOS`';
    expect(describeName('jwsRepresentationIos', readRelease('2.8.8')).text).toContain(renamed);
    const asked = describeName('Purchase.jwsRepresentationIos', readRelease('2.8.8'));
    expect(asked.text).toContain(renamed);
    expect(asked.isFound).toBe(false);
  });

  it.each([' ', 'fetchProducts'.repeat(8_000)])('refuses what is no name', (name) => {
    expect(() => describeName(name, newest)).toThrow(CannotAnswer);
  });

  it('invents nothing for a name that no release has', () => {
    const {text, isFound} = describeName('requestPurchases', newest);
    expect(isFound).toBe(false);
    expect(text).toContain('Similar names: `requestPurchase`');
  });
});

describe('explainError', () => {
  it('explains what a number of a store becomes, with a link that leads there', () => {
    const {text, isFound} = explainError('BillingResponse code 7', readRelease('2.7'));
    expect(isFound).toBe(true);
    expect(text).toContain('/docs/2.7/api/error-codes#e_already_owned');
    expect(text).not.toMatch(/\]\([#.]/);
  });

  it('says that it knows nothing of a text without an error, and refuses no text', () => {
    expect(explainError('all is well', newest).isFound).toBe(false);
    expect(() => explainError('\n', newest)).toThrow('There is no text to explain.');
  });

  it('asks whether a code was meant that is nearly the same', () => {
    const {text, isFound} = explainError('E_ALREADY_OWND', newest);
    expect(text).toContain('Did you mean E_ALREADY_OWNED?');
    expect(isFound).toBe(false);
    expect(explainError('E_STORE_ON_FIRE', newest).text).not.toContain('Did you mean');
  });
});

describe('a text that is no name and no error', () => {
  const texts = [...inheritedNames.map((name) => [name, name]), ...Object.entries(anyTexts)];

  it.each(texts)('is said to be unknown, by a name and by an error: %s', (_, text = '') => {
    const name = describeName(text.slice(0, 200), newest);
    // The class of errors has a constructor of its own.
    expect(name.isFound).toBe(text === 'constructor');
    expect(name.text).not.toContain('Similar names');
    const error = explainError(text, newest);
    expect(error.data).toMatchObject({errors: [], hints: []});
    expect(error.text).toContain('or look through the page of all codes.');
  });

  it('is shown in part when it is one long name', () => {
    const {text} = explainError('E_NO'.repeat(5_000), newest);
    expect(text).toContain('E_NO… isn’t an error code in this version.');
  });
});

describe('planRelease', () => {
  it('lists what changes in silence before what the compiler finds', () => {
    const {text} = planRelease(readRelease('2.7.5'), newest);
    expect(text.indexOf('behaves differently')).toBeLessThan(text.indexOf('Doesn’t compile'));
    expect(text.length).toBeLessThanOrEqual(MOST_TEXT);
  });

  it('plans for a release that no page describes, and says by which stages', () => {
    const {text, data} = planRelease(readRelease('2.7.5'), readUpgradeEnd('5'));
    expect(text).toMatch(/^expo-iap 5\.8\.1, which no page describes\n/);
    expect(text).toMatch(/2\.7\.5 → (2\.8\.\d+), \1 → 3\.4\.13, 3\.4\.13 → 5\.8\.1/);
    expect(text.length).toBeLessThanOrEqual(MOST_TEXT);
    expect(data).toMatchObject({
      patch: '5.8.1',
      to: '5.8.1',
      more: expect.stringMatching(/&to=5\.8\.1$/),
    });
    expect(data.stages).toHaveLength(3);
    const last = planRelease(readUpgradeEnd('v3.4.13'), readUpgradeEnd('5.8'));
    const names = last.data.mustChange.map(({name}) => name);
    expect(names).toContain('RequestPurchasePropsByPlatforms.ios');
    expect(last.data.stages).toBeUndefined();
    expect(() => readUpgradeEnd('4')).toThrow(/isn’t known\. Name one of 2\.6\.0/);
  });

  it('refuses a downgrade', () => {
    expect(() => planRelease(newest, readRelease('2.7'))).toThrow(/downgrades aren’t covered/);
  });
});

describe('checkCode', () => {
  it.each([
    ['', undefined, /no code/],
    ['x'.repeat(300_000), undefined, /at most 200,000/],
    ['x', '../../etc/passwd', /isn’t the name of a source file/],
  ])('refuses what it cannot check', (code, file, message) => {
    expect(() => checkCode(code, file, newest)).toThrow(message);
  });

  it('says that code is nested without end, and reads broken code as far as it goes', () => {
    const deep = `import 'expo-iap';\nexport const a = ${'['.repeat(20_000)}${']'.repeat(20_000)};`;
    expect(checkCode(deep, undefined, newest).text).toContain('Couldn’t be parsed');
    const {text} = checkCode(`import {nothing} from 'expo-iap';\nconst = ;`, 'a.ts', newest);
    expect(text).toContain('`nothing` doesn’t exist');
  });

  it('has the corrections, and leaves out what a comment ignores', () => {
    const code = `import {getReceiptIos} from 'expo-iap';\n`;
    const edits = [{start: 8, end: 21, text: 'getReceiptIOS'}];
    expect(checkCode(code, undefined, newest).data).toMatchObject({findings: [{edits}]});
    const ignored = checkCode(`// expo-iap-ignore missing-name: why\n${code}`, undefined, newest);
    expect(ignored.data).toMatchObject({findings: []});
    expect(ignored.text).toContain('Left out: 1 by comments.');
  });

  it('says that code does not use the library', () => {
    expect(checkCode('export const a = 1;', undefined, newest).text).toContain('doesn’t import');
  });
});

it('shortens an answer at the end of a word, and says so', () => {
  expect(shorten(['short', 'word '.repeat(40)], 100).at(-1)).toMatch(/word … \(cut\)$/);
  expect(shorten(['a', 'b'], 100)).toEqual(['a', 'b']);
});
