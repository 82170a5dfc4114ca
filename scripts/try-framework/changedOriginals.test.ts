import {expect, it} from 'vitest';
import {changedOriginals} from './changedOriginals.ts';

it('lists what upstream changed apart from what it dropped', () => {
  const found = changedOriginals({Same: 'a', Changed: 'b', Gone: 'c'}, {Same: 'a', Changed: 'd'});
  expect(found.map(({file}) => file)).toEqual([
    'src/theme/Changed/index.tsx',
    'src/theme/Gone/index.tsx',
  ]);
  expect(found[0]?.sentence).toContain('compare it with ours');
  expect(found[1]?.sentence).toContain('no longer has theme/Gone');
});
