import {describe, expect, it} from 'vitest';
import {readChoice} from './readChoice.ts';

const patches = ['2.6.0', '2.6.3', '2.7.5', '2.7.14', '2.8.8'];

it('takes what the address says', () => {
  expect(readChoice('?from=2.7.5&to=2.8.8', patches)).toEqual({from: '2.7.5', to: '2.8.8'});
  expect(readChoice('?from=2.6.3', patches)).toEqual({from: '2.6.3', to: '2.8.8'});
  expect(readChoice('?to=2.7.5', patches)).toEqual({from: '2.6.3', to: '2.7.5'});
  expect(readChoice('?q=x', patches)).toBeUndefined();
  expect(readChoice('?from=&to=', patches)).toBeUndefined();
});

it.each([
  ['?from=2.7.9', '2.7.5', '2.8.8', 'This page doesn’t cover expo-iap 2.7.9. Using 2.7.5 instead.'],
  [
    '?from=2.5.3',
    '2.6.0',
    '2.8.8',
    'expo-iap 2.5.3. Using 2.6.0 instead. What changed between 2.5.3 and 2.6.0 isn’t known.',
  ],
  ['?from=v2.4', '2.6.0', '2.8.8', 'What changed between 2.4 and 2.6.0 isn’t known.'],
  ['?from=2.7.5&to=latest', '2.7.5', '2.8.8', '“latest” isn’t a patch number'],
  ['?from=2.8.8&to=2.7.5', '2.7.5', '2.8.8', 'doesn’t cover downgrades'],
  ['?from=2.8.8', '2.7.14', '2.8.8', '2.8.8 is the newest patch that this page covers'],
  ['?to=2.6.0', '2.6.0', '2.8.8', '2.6.0 is the oldest patch that this page covers'],
  ['?to=2.5.1', '2.6.0', '2.8.8', 'so there is no upgrade to it. This is the upgrade from 2.6.0'],
  ['?from=2.7.5&to=2.7.5', '2.7.5', '2.8.8', '2.7.5 is the patch you have and the one you want.'],
])('%s becomes %s to %s with a sentence', (search, from, to, note) => {
  expect(readChoice(search, patches)).toEqual({from, to, note: expect.stringContaining(note)});
});

it.each([
  ['?from=v2.7.5&to=V2.8.8', '2.7.5', '2.8.8'],
  ['?from=2.6&to=2.7', '2.6.3', '2.7.14'],
  ['?from=v2.6', '2.6.3', '2.8.8'],
])('%s means %s to %s', (search, from, to) => {
  expect(readChoice(search, patches)).toEqual({from, to});
});

it('says in one sentence which patch it uses for a text that is not a number', () => {
  expect(readChoice('?from=abc', patches)).toEqual({
    from: '2.7.14',
    to: '2.8.8',
    note: '“abc” isn’t a patch number. Using 2.7.14 instead.',
  });
  expect(readChoice('?from=abc&to=2.7.5', patches)?.note).toBe(
    '“abc” isn’t a patch number. Using 2.6.3 instead.',
  );
});

it('shortens a long text in an address', () => {
  const choice = readChoice(`?from=2.7.5&to=${'<b>'.repeat(50)}`, patches);
  expect(choice?.note?.length).toBeLessThan(100);
});

describe('with releases that only upgrades lead to', () => {
  const all = [...patches, '2.9.7', '3.4.13', '5.8.1'];
  const read = (search: string) => readChoice(search, all, '2.8.8');

  it.each([
    ['?from=2.7.5', '2.7.5', '2.8.8'],
    ['?from=2.8.8', '2.8.8', '5.8.1'],
    ['?from=3.4', '3.4.13', '5.8.1'],
    ['?from=2.7.5&to=5', '2.7.5', '5.8.1'],
    ['?to=3.4.13', '2.9.7', '3.4.13'],
  ])('%s means %s to %s', (search, from, to) => {
    expect(read(search)).toEqual({from, to});
  });

  it.each([
    ['?from=2.8.8&to=2.8.8', '2.8.8', '5.8.1', 'This is the upgrade from 2.8.8 to 5.8.1.'],
    ['?from=5.8.1', '3.4.13', '5.8.1', 'there is no upgrade from it.'],
    ['?from=2.9.0&to=2.9.7', '2.8.8', '2.9.7', 'expo-iap 2.9.0. Using 2.8.8 instead.'],
    ['?from=3.0.8', '3.4.13', '5.8.1', 'What changed between 3.0.8 and 3.4.13 isn’t known.'],
    ['?from=2.7.5&to=3.0.8', '2.7.5', '3.4.13', 'expo-iap 3.0.8. Using 3.4.13 instead.'],
    [
      '?from=2.7.5&to=5.9.0',
      '2.7.5',
      '5.8.1',
      'expo-iap 5.9.0. The newest release that it knows is 5.8.1, and what comes after that isn’t known here.',
    ],
  ])('%s becomes %s to %s with a sentence', (search, from, to, note) => {
    expect(read(search)).toEqual({from, to, note: expect.stringContaining(note)});
  });

  it.each([
    ['?from=2.7.5&to=6.0.0', /expo-iap 6\.0\.0\. The newest release that it knows is 5\.8\.1, /],
    ['?from=4.0.2&to=5.8.1', /expo-iap 4\.0\.2\..* major versions: 2, 3, 5\.$/],
    ['?from=1.2', /expo-iap 1\.2\..* major versions: 2, 3, 5\.$/],
  ])('%s is no upgrade: nothing stands for its major version', (search, note) => {
    expect(read(search)).toEqual({note: expect.stringMatching(note)});
  });
});
