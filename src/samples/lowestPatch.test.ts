import {describe, expect, it} from 'vitest';
import {lowestPatch} from './lowestPatch.ts';

const since: Record<string, string[]> = {
  fetchProducts: ['2.8.7'],
  discountsIOS: ['2.8.1'],
  removedLater: ['2.7.0'],
  tenth: ['2.8.10'],
};
const installed = ['2.8.0', '2.8.7', '2.8.8'];

function find(failures: Record<string, string[]>, code = '', releases = installed) {
  const history = (name: string) => since[name] ?? [];
  return lowestPatch({
    installed: releases,
    failures: new Map(Object.entries(failures)),
    code,
    history,
  });
}

describe('lowestPatch', () => {
  it('is nothing when every patch compiles the block', () => {
    expect(find({}, 'fetchProducts')).toBeUndefined();
  });

  it('names the patch that brought what the compiler misses', () => {
    expect(find({'2.8.0': ["Property 'discountsIOS' does not exist."]}, 'fetchProducts')).toBe(
      '2.8.1',
    );
  });

  it('falls back to the newest name of the block, and then to the first patch that compiles it', () => {
    expect(find({'2.8.0': ['Not assignable.']}, 'a.discountsIOS')).toBe('2.8.1');
    expect(find({'2.8.0': ['Not assignable.']}, 'a.removedLater')).toBe('2.8.7');
  });

  it('looks only between the patch that fails and the one that compiles', () => {
    expect(find({'2.8.0': ["No 'fetchProducts'."], '2.8.7': ["No 'fetchProducts'."]})).toBe(
      '2.8.8',
    );
    expect(find({'2.8.8': ["No 'tenth'."]}, '', ['2.8.8', '2.8.9'])).toBe('2.8.9');
    expect(find({'2.8.8': ["No 'tenth'."]}, '', ['2.8.8', '2.8.11'])).toBe('2.8.10');
  });
});
