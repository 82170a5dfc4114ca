import {expect, it} from 'vitest';
import {addressOf, divideByKind, eagerPages} from './pageKinds.ts';

const kinds = [
  {name: 'docs', match: 'docs/**'},
  {name: 'tools', match: ['tools/**', 'search']},
  {name: 'none', match: 'none/**'},
];
const divide = (...files: string[]) =>
  divideByKind(
    files.map((file) => ({file})),
    {kinds},
  ).map((pages) => pages.map(({file}) => file));

it('knows a page by its address, however the site writes its files', () => {
  for (const file of ['docs/intro.html', 'docs/intro/index.html'])
    expect(addressOf(file)).toBe('docs/intro');
  expect(addressOf('index.html')).toBe('index');
});

it('divides pages into kinds, leaves out those without pages, and puts all others at the end', () => {
  expect(divide('index.html', 'docs.html', 'search/index.html', 'docs/a/b.html')).toEqual([
    ['docs.html', 'docs/a/b.html'],
    ['search/index.html'],
    ['index.html'],
  ]);
  expect(divideByKind([{file: 'a.html'}], {})).toEqual([[{file: 'a.html'}]]);
});

it('says which pages load their scripts at once: none, if the site says nothing', () => {
  const isEager = eagerPages({eager: ['404', 'play/**']});
  expect(['404.html', 'play/a/index.html', 'docs/404.html'].map((file) => isEager({file}))).toEqual(
    [true, true, false],
  );
  expect(eagerPages({})({file: '404.html'})).toBe(false);
});
