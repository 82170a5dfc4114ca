// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {restoreTyped} from './reload.ts';

it('gives back what was typed, unless the reader has typed again', () => {
  document.body.innerHTML =
    '<textarea name=code></textarea><textarea name=note>newer</textarea><select name=from><option>a<option>b</select><input name=other>';
  restoreTyped('textarea,select', {code: 'let a', note: 'older', from: 'b', other: 'x'});
  const fields = document.querySelectorAll<HTMLInputElement>('[name]');
  expect([...fields].map(({name, value}) => [name, value])).toEqual([
    ['code', 'let a'],
    ['note', 'newer'],
    ['from', 'b'],
    ['other', ''],
  ]);
});
