import {expect, it} from 'vitest';
import {numberRegions} from './numberRegions.ts';

it('numbers regions from a start, and leaves their ends and other comments', () => {
  const code = ['// #region buy', 'a();', '// #endregion', '  // #region settle', '  // b'].join(
    '\n',
  );
  expect(numberRegions(code, 3)).toBe(
    ['// [3] buy', 'a();', '// #endregion', '  // [4] settle', '  // b'].join('\n'),
  );
});
