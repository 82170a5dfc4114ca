import {expect, it} from 'vitest';
import {numberRegions} from './numberRegions.ts';

it('gives regions the named numbers, counts on, and leaves their ends and other comments', () => {
  const code = '// #region buy\na();\n// #endregion\n  // #region settle\n  // b';
  const numbered = (one: number, two: number): string =>
    [`// [${one}] buy`, 'a();', '// #endregion', `  // [${two}] settle`, '  // b'].join('\n');
  expect(numberRegions(code, [3])).toBe(numbered(3, 4));
  expect(numberRegions(code, [5, 2])).toBe(numbered(5, 2));
});
