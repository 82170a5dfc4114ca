import {expect, it} from 'vitest';
import {persistentCache} from './persistentCache.ts';

const files = ['pipeline.ts'];

it('adds files where Docusaurus 3 and where Docusaurus 4 keeps pages', () => {
  const cache = {type: 'persistent', buildDependencies: []};
  expect(persistentCache({cache: true, experiments: {cache}}, files)).toEqual({
    experiments: {cache: {buildDependencies: files}},
  });
  expect(persistentCache({cache, experiments: {}}, files)).toEqual({
    cache: {buildDependencies: files},
  });
});

it.each([{}, {cache: true}, {cache: {type: 'filesystem'}}])('refuses %j', (settings) => {
  expect(() => persistentCache(settings, files)).toThrow('Adapt src/plugins/page-cache');
});
