// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {keptState} from './keptState.ts';
import {keepAndReload, restoreTyped} from './reload.ts';

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

it('keeps what is typed after the page has asked for itself and before it comes', () => {
  document.body.innerHTML = '<textarea name=error>E_</textarea>';
  const field = document.querySelector<HTMLTextAreaElement>('textarea');
  keepAndReload('textarea');
  field?.setRangeText('E_SYNC_ERROR', 0, 2);
  field?.dispatchEvent(new Event('input', {bubbles: true}));
  expect(keptState().typed).toEqual({error: 'E_SYNC_ERROR'});
});
