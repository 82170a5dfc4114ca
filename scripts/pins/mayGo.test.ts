import {expect, it} from 'vitest';
import {mayGo} from './mayGo.ts';

const facts = {node: 20, range: () => '<6.1.0'};
const pin = {packages: ['a', 'b'], reason: 'it is old'};

it('lets go of what waited for a line of Node', () => {
  expect(mayGo({...pin, until: {node: 22}}, facts)).toBeUndefined();
  expect(mayGo({...pin, until: {node: 22}}, {...facts, node: 24})).toContain('a, b: the site runs');
});

it('lets go of what another package held back', () => {
  const until = {askedBy: 'lint', range: '<6.1.0'};
  expect(mayGo({...pin, until}, facts)).toBeUndefined();
  expect(mayGo({...pin, until}, {...facts, range: () => '<8'})).toContain('lint asks for <8 now');
});

it('leaves promises, and what only the registry knows', () => {
  expect(mayGo({...pin, until: {promise: 'K4'}}, {...facts, node: 99})).toBeUndefined();
  expect(mayGo({...pin, until: {complete: '^4'}}, {...facts, node: 99})).toBeUndefined();
});
