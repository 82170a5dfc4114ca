import {describe, expect, it} from 'vitest';
import {lowestPatch} from './lowestPatch.ts';

const since: Record<string, string> = {fetchProducts: '2.8.7', discountsIOS: '2.8.1'};
const installed = ['2.8.0', '2.8.7', '2.8.8'];

/** Finds the patch, and between which patches the history was asked. */
function find(failures: Record<string, string[]>, code = '') {
  const asked = new Set<string>();
  const patch = lowestPatch({
    installed,
    failures: new Map(Object.entries(failures)),
    code,
    history: (names, after, upTo) => {
      asked.add(`after ${after}, up to ${upTo}`);
      return names.map((name) => since[name]).find((known) => known !== undefined);
    },
  });
  return {patch, asked: [...asked]};
}

describe('lowestPatch', () => {
  it('is nothing when every patch compiles the block', () => {
    expect(find({}, 'fetchProducts')).toEqual({patch: undefined, asked: []});
  });

  it('names the patch that brought what the compiler misses', () => {
    const {patch} = find({'2.8.0': ["Property 'discountsIOS' does not exist."]}, 'fetchProducts');
    expect(patch).toBe('2.8.1');
  });

  it('falls back to a name of the block, and then to the first patch that compiles it', () => {
    expect(find({'2.8.0': ['Not assignable.']}, 'a.discountsIOS').patch).toBe('2.8.1');
    expect(find({'2.8.0': ['Not assignable.']}, 'a.unknown').patch).toBe('2.8.7');
  });

  it('looks only between the patch that fails and the one that compiles', () => {
    expect(find({'2.8.0': ["No 'x'."], '2.8.7': ["No 'x'."]})).toEqual({
      patch: '2.8.8',
      asked: ['after 2.8.7, up to 2.8.8'],
    });
  });
});
