// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {handleClick, handlePress} from './acts.ts';
import {settle, waiting} from './waitingActs.ts';

const html = document.documentElement;

beforeEach(() => {
  document.body.innerHTML =
    '<button id=menu><i>Menu</i></button><button id=color disabled>Color</button><a href=/intro>Intro</a>';
  addEventListener('pointerdown', handlePress, true);
  addEventListener('click', handleClick, true);
});
afterEach(() => {
  removeEventListener('pointerdown', handlePress, true);
  removeEventListener('click', handleClick, true);
  waiting.clear();
  html.removeAttribute('data-has-hydrated');
});

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const point = (type: string, selector: string): boolean =>
  find(selector).dispatchEvent(new Event(type, {bubbles: true}));

it('repeats a click on a control as soon as React handles it', () => {
  find('#menu i').click();
  expect(find('#menu').getAttribute('aria-busy')).toBe('true');
  const clicked = vi.fn();
  find('#menu').addEventListener('click', clicked);
  settle();
  expect(clicked).not.toHaveBeenCalled();
  html.setAttribute('data-has-hydrated', 'true');
  settle();
  settle();
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(find('#menu').hasAttribute('aria-busy')).toBe(false);
});

it('keeps a press on a button that React has yet to enable, but not a scroll that begins there', () => {
  point('pointerdown', '#color');
  point('pointerup', 'a');
  expect(waiting.size).toBe(0);
  point('pointerdown', '#color');
  point('pointerup', '#color');
  expect([...waiting]).toEqual([find('#color')]);
});

it('leaves links to the browser, and everything to React once it is there', () => {
  const click = new MouseEvent('click', {bubbles: true, cancelable: true});
  Object.defineProperty(click, 'target', {value: find('a')});
  handleClick(click);
  expect(click.defaultPrevented).toBe(false);
  html.setAttribute('data-has-hydrated', 'true');
  find('#menu').click();
  point('pointerdown', '#color');
  point('pointerup', '#color');
  expect(waiting.size).toBe(0);
});
