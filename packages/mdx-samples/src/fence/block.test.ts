import {describe, expect, it} from 'vitest';
import {cutPrelude, joinLines} from './block.ts';

describe('cutPrelude', () => {
  it('shows everything when there is no cut', () => {
    expect(cutPrelude('a\nb')).toEqual({hidden: 0, prelude: [], visible: ['a', 'b']});
  });

  it('hides the prelude and the mark', () => {
    expect(cutPrelude('import a\n  // ---cut---\nb\nc')).toEqual({
      hidden: 2,
      prelude: ['import a'],
      visible: ['b', 'c'],
    });
  });

  it.each([
    ['// ---cut---\nb', 'The cut mark hides nothing'],
    ['\n \n// ---cut---\nb', 'The cut mark hides nothing'],
    ['a\n// ---cut---\nb\n// ---cut---\nc', 'A block can have one cut mark.'],
    ['a\n//--- cut ---\nb', 'Write the cut mark as "// ---cut---".'],
  ])('refuses %j', (code, message) => {
    expect(() => cutPrelude(code)).toThrow(message);
  });

  it('leaves comments about cutting alone', () => {
    expect(cutPrelude('// cut the price\nb').hidden).toBe(0);
  });
});

describe('joinLines', () => {
  it.each([
    [["import a from 'a';"], ['a();'], ["import a from 'a';", '', 'a();']],
    [['declare const a: 1;', ''], ['a;'], ['declare const a: 1;', '', 'a;']],
    [
      ["import a from 'a';"],
      ['import {b} from "b";'],
      ["import a from 'a';", 'import {b} from "b";'],
    ],
    [['} from "a";'], ['import {'], ['} from "a";', 'import {']],
    [[], ['a();'], ['a();']],
  ])('puts %j above %j', (above, below, joined) => {
    expect(joinLines(above, below)).toEqual(joined);
  });
});
