// @vitest-environment jsdom
import {expect, it, vi} from 'vitest';
import {handleKey} from './keys.ts';

/** Presses the key of the search in the field of a page, and returns how often that clicked the control. */
function pressIn(dialog: string): number {
  // jsdom has none, and this key needs none.
  vi.stubGlobal('CSS', {escape: String});
  document.body.innerHTML = `<a aria-keyshortcuts="/ Control+K"></a>${dialog}`;
  const clicked = vi.fn();
  document.querySelector('a')?.addEventListener('click', clicked);
  const event = new KeyboardEvent('keydown', {key: '/', bubbles: true, cancelable: true});
  document.body.addEventListener('keydown', handleKey, {once: true});
  document.querySelector('input')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(clicked.mock.calls.length > 0);
  return clicked.mock.calls.length;
}

it('leaves a key to the field in which it is text', () => {
  expect(pressIn('<input name=q>')).toBe(0);
  expect(pressIn('<dialog open><input name=q></dialog>')).toBe(0);
});

it('answers a key whose field went with its dialog, which keeps the focus until the browser draws', () => {
  expect(pressIn('<dialog><input name=q></dialog>')).toBe(1);
});
