import {matchPath as upstream} from 'react-router-dom';
import {expect, it} from 'vitest';
import {matchPath} from './matchPath.ts';

const paths = [
  '/',
  '/docs',
  '/docs/',
  '/docs/2.7',
  '/blog/tags/in-app-purchase',
  '*',
  ['/a', '/docs'],
];

const addresses = [
  '/',
  '/docs',
  '/docs/',
  '/Docs',
  '/docs/2.7/intro',
  '/docs/2x7',
  '/docsearch',
  '/blog/tags/in-app-purchase/',
  '/docs/intro.html',
  '',
];

it.each([true, false])('finds what react-router finds, exact %s', (exact) => {
  for (const path of paths)
    for (const address of addresses)
      expect(matchPath(address, {path, exact}), `${path} at ${address}`).toEqual(
        upstream(address, {path, exact}),
      );
});

it('takes a path alone, and options without one', () => {
  expect(matchPath('/docs/intro', '/docs')).toEqual(upstream('/docs/intro', '/docs'));
  expect(matchPath('/docs/intro', ['/docs'])).toEqual(upstream('/docs/intro', ['/docs']));
  expect(matchPath('/docs/intro', {exact: true})).toEqual(upstream('/docs/intro', {exact: true}));
});
