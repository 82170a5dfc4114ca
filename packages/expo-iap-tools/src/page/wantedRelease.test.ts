import {expect, it} from 'vitest';
import {isManifest, wantedRange, wantedRemark} from './wantedRelease.ts';

const patches = ['2.6.0', '2.6.3', '2.7.5', '2.8.8'];

it.each([
  ['{"dependencies": {"expo-iap": "~2.7.5"}}', '~2.7.5'],
  ['{"devDependencies": {"expo-iap": "2.7.5"}, "dependencies": {}}', '2.7.5'],
  ['{"dependencies": {"expo-iap": "workspace:*"}}', undefined],
  ['{"dependencies": {"react-native-iap": "12.0.0"}}', undefined],
  ['{"__proto__": {"dependencies": {"expo-iap": "1.0.0"}}}', undefined],
  ['{"dependencies": ["expo-iap"]}', undefined],
  ['{"dependencies": {"expo-iap": "2.7', undefined],
  ['const a = {"expo-iap": "2.7.5"}', undefined],
])('in %s the range is %s', (text, range) => {
  expect(wantedRange(text)).toBe(range);
});

it('knows the file by its name', () => {
  const names = ['package.json', 'apps/a/package.json', 'my-package.json', 'package.json.ts'];
  expect(names.filter((name) => isManifest({name, text: ''}))).toEqual(names.slice(0, 2));
});

it.each([['2.7.5'], ['^2.6.0'], ['~2.7.1'], ['>=2.0.0'], ['2.7'], ['2']])(
  'says nothing where %s allows the chosen release',
  (range) => {
    expect(wantedRemark([range], '2.7.5', patches)).toBe('');
  },
);

it('names what else is asked for, once, and what isn’t known before the first release', () => {
  expect(wantedRemark(['~2.6.0', '^2.7.9', '~2.6.0'], '2.7.5', patches)).toBe(
    'package.json asks for expo-iap ~2.6.0 and ^2.7.9, and this check starts from 2.7.5. Choose above which release is installed.',
  );
  expect(wantedRemark(['2.5.1'], '2.6.0', patches)).toBe(
    'package.json asks for expo-iap 2.5.1, and this check starts from 2.6.0. What changed between 2.5.1 and 2.6.0 isn’t known.',
  );
});
