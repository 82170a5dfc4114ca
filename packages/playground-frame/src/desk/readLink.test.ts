// @vitest-environment jsdom
import {beforeEach, expect, it} from 'vitest';
import {describeChange, packCode} from '../edit/sharedCode.ts';
import {readLink} from './readLink.ts';

const files = [{name: 'shop.tsx', source: 'export {};'}];
const linkTo = (app: string, version = '2.8'): Promise<string> =>
  packCode(describeChange({app, version}, files, files));

const playgroundOf = (app: string): HTMLElement => {
  const playground = document.createElement('div');
  playground.dataset['app'] = app;
  return playground;
};
const first = playgroundOf('first');
const second = playgroundOf('second');

beforeEach(() => document.body.replaceChildren(first, second));

it('opens the playground that the link is for, and no other one', async () => {
  const packed = await linkTo('second');
  expect(await readLink(packed, first, '2.8')).toBeUndefined();
  expect(await readLink(packed, second, '2.8')).toMatchObject({packed, code: {app: 'second'}});
});

it.each([
  ['damaged', () => Promise.resolve('abc'), 'damaged'],
  ['for no sample of the page', () => linkTo('third'), 'this page doesn’t have'],
  [
    'for another version',
    () => linkTo('first', '2.7'),
    'changes the 2.7 sample, but this page is about 2.8',
  ],
])('says once that a link is %s', async (_, link, sentence) => {
  const packed = await link();
  expect(await readLink(packed, first, '2.8')).toContain(sentence);
  expect(await readLink(packed, second, '2.8')).toBeUndefined();
});
