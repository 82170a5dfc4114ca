import {expect, it} from 'vitest';
import {nameHistory} from './nameHistory.ts';

it.each([
  ['the release that brought a name', ['fetchProducts'], '2.8.0', '2.8.8', '2.8.7'],
  ['the last of several', ['requestProducts', 'fetchProducts'], '2.7.0', '2.8.8', '2.8.7'],
  ['no release before', ['fetchProducts'], '2.8.7', '2.8.8', undefined],
  ['no release after', ['fetchProducts'], '2.8.0', '2.8.6', undefined],
  ['nothing of a name that the library never had', ['notAName'], '2.6.0', '2.8.8', undefined],
])('knows %s', (_what, names, after, upTo, patch) => {
  expect(nameHistory(names, after, upTo)).toBe(patch);
});
