// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {beforeEach, expect, it, vi} from 'vitest';
import Ticks from './index.tsx';

const key = 'expo-iap-docs:ticks:launch';
const ids = ['restore', 'price', 'finish'];
const page = (
  <div>
    <Ticks total={String(ids.length)} />
    {ids.map((id) => (
      <label key={id} className="tick">
        <input type="checkbox" name={`tick-${id}`} value={id} />
        {id}
      </label>
    ))}
  </div>
);

const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({checked}) => checked)
    .map(({value}) => value);
const tick = (id: string) => fireEvent.click(screen.getByRole('checkbox', {name: id}));
const said = () => screen.getByRole('status').textContent;

/** Hydrates the page after what a reader did to its HTML. */
async function hydrate(before: (container: HTMLElement) => void): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  before(container);
  await act(async () => hydrateRoot(container, page));
}

beforeEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  localStorage.clear();
});

it('counts ticks, keeps them for the next visit and clears them', () => {
  render(page);
  expect(said()).toBe('0 of 3 done');
  tick('restore');
  tick('finish');
  tick('restore');
  tick('price');
  expect(said()).toBe('2 of 3 done');
  cleanup();
  render(page);
  expect(ticked()).toEqual(['price', 'finish']);
  expect(said()).toBe('2 of 3 done');
  fireEvent.click(screen.getByRole('button', {name: 'Clear ticks'}));
  expect(ticked()).toEqual([]);
  expect(said()).toBe('0 of 3 done');
  cleanup();
  render(page);
  expect(ticked()).toEqual([]);
});

it('adds a tick that was set before scripts ran to those that are kept', async () => {
  localStorage.setItem(key, 'price');
  await hydrate((container) => {
    const box = container.querySelector<HTMLInputElement>('[value=restore]');
    box?.click();
    // src/inline/clicks.ts marks what was clicked, also with a key.
    box?.setAttribute('data-chosen', '');
  });
  expect(ticked()).toEqual(['restore', 'price']);
  expect(said()).toBe('2 of 3 done');
  expect(localStorage.getItem(key)?.split(' ')).toEqual(['price', 'restore']);
});

it('does not take for a tick what a browser restored', async () => {
  localStorage.setItem(key, 'price');
  await hydrate((container) =>
    container.querySelector<HTMLInputElement>('[value=finish]')?.click(),
  );
  expect(ticked()).toEqual(['price']);
});

it('follows another window', () => {
  render(page);
  localStorage.setItem(key, 'finish');
  act(() => void dispatchEvent(new StorageEvent('storage', {key})));
  expect(ticked()).toEqual(['finish']);
  expect(said()).toBe('1 of 3 done');
});

it('works for the visit where the browser gives no access to what it keeps', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  render(page);
  fireEvent.click(screen.getByRole('button', {name: 'Clear ticks'}));
  tick('price');
  expect(said()).toBe('1 of 3 done');
  cleanup();
  render(page);
  expect(ticked()).toEqual(['price']);
});
