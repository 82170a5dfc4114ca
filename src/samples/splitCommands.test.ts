import {describe, expect, it} from 'vitest';
import {splitCommands} from './splitCommands.ts';

function split(code: string): string[][] {
  return splitCommands(code).map((words) => words.map(({text}) => text));
}

describe('splitCommands', () => {
  it('splits at line ends and operators, and drops comments', () => {
    expect(
      split('# first\ncd ios && pod install # now\nadb logcat | grep "Iap Module"; ls'),
    ).toEqual([
      ['cd', 'ios'],
      ['pod', 'install'],
      ['adb', 'logcat'],
      ['grep', 'Iap Module'],
      ['ls'],
    ]);
  });

  it('joins long lines and opens quotes', () => {
    expect(split("npm install \\\n  'expo-iap@2.8.8' a\\ b")).toEqual([
      ['npm', 'install', 'expo-iap@2.8.8', 'a b'],
    ]);
  });

  it('keeps the place of each word', () => {
    expect(splitCommands('ls\n  cd ios')[1]).toEqual([
      {text: 'cd', line: 1, column: 2},
      {text: 'ios', line: 1, column: 5},
    ]);
  });
});
