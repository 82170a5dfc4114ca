import {expect, it} from 'vitest';
import {afterCut} from './afterCut.ts';

it('D1 says what is left after a cut', () => {
  expect(afterCut('2.8', '2.9', true)).toContain('1. The check found no problems.');
  const told = afterCut('2.8', '2.9', false);
  expect(told).toContain('1. Fix in docs/ what npm run check reported above');
  expect(told).toContain('npm install --save-dev --save-exact expo-iap-2.9@npm:expo-iap@2.9.0');
});
