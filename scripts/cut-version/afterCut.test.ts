import {expect, it} from 'vitest';
import {afterCut} from './afterCut.ts';

it('D1 says what is left after a cut, and which checks named it', () => {
  expect(afterCut('2.8', '2.9', [])).toContain('1. The checks of samples and prose pass.');
  const told = afterCut('2.8', '2.9', ['check:samples']);
  expect(told).toContain('1. Mend in docs/ what check:samples named above');
  expect(told).toContain('npm install --save-dev --save-exact expo-iap-2.9@npm:expo-iap@2.9.0');
});
