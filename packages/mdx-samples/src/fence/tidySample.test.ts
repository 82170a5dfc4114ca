import {expect, it} from 'vitest';
import {tidySample} from './tidySample.ts';

it('takes away marks and the common indent, and keeps the rest', () => {
  expect(tidySample('// ---cut---\n    a {\n\n      b\n    // #region x\n    }\n\n')).toBe(
    'a {\n\n  b\n}',
  );
});
