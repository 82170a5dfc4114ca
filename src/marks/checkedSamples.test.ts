import {expect, it} from 'vitest';
import {checkedIn, checkedSentence} from './checkedSamples.ts';

const report = {package: 'expo-iap-2.8', patch: '2.8.8', checked: 3, blocks: []};

it('counts the samples and names the release', () => {
  expect(checkedSentence(report)).toBe(
    'All 3 samples on this page are compiled against expo-iap 2.8.8, on every build of this site.',
  );
  expect(checkedSentence({...report, checked: 2})).toMatch(
    /^Both samples on this page are compiled/,
  );
  expect(checkedSentence({...report, checked: 1})).toMatch(/^The sample on this page is compiled/);
});

it('says when the release is a record', () => {
  const record = {...report, package: 'packages/api-data/src/types/expo-iap-2.6', patch: '2.6.3'};
  expect(checkedSentence(record)).toContain('against our type record of expo-iap 2.6.3');
});

it('says the patch of the block that was checked, and of no other', () => {
  const blocks = [
    {line: 3, hash: 'abc', needs: '2.8.7'},
    {line: 9, hash: 'def'},
  ];
  const all = {...report, blocks};
  expect(checkedIn(all, {line: 3, hash: 'abc'})?.needs).toBe('2.8.7');
  expect(checkedIn(all, {line: 3, hash: 'changed'})).toBeUndefined();
  expect(checkedIn(all, {line: 9, hash: 'def'})?.needs).toBeUndefined();
  expect(checkedIn(undefined, {line: 3, hash: 'abc'})).toBeUndefined();
});
