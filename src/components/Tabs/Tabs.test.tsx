// @vitest-environment jsdom
import {act, fireEvent, render, screen, within} from '@testing-library/react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import Tabs from './index.tsx';
import Tab from './Tab.tsx';

const key = 'expo-iap-docs:tab:platform';
const group = (
  <Tabs kind="platform">
    <Tab of="ios">Apple</Tab>
    <Tab of="android">
      <h3 id="play">Play</h3>
    </Tab>
  </Tabs>
);

function chosen(): (string | undefined)[] {
  return screen.getAllByRole('group', {name: 'Platform'}).map(
    (one) =>
      within(one)
        .getAllByRole<HTMLInputElement>('radio')
        .find(({checked}) => checked)?.value,
  );
}

const scrollIntoView = vi.fn();

beforeEach(() => {
  // jsdom has no layout and so does not know how to scroll.
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollIntoView.mockClear();
  localStorage.clear();
  history.replaceState(null, '', '/docs/intro');
});

describe('Tabs', () => {
  it('has both panels with their names in the HTML, and the first one chosen', () => {
    const html = renderToString(group);
    expect(html).toContain('Apple');
    expect(html).toContain('Play');
    expect(html.match(/checked=""/g)).toHaveLength(1);
    expect(html).not.toContain('style=');
  });

  it('shows one choice in all groups of a kind and remembers it', () => {
    render(
      <>
        {group}
        {group}
      </>,
    );
    expect(chosen()).toEqual(['ios', 'ios']);
    fireEvent.click(screen.getAllByRole('radio', {name: 'Android'})[0] ?? document.body);
    expect(chosen()).toEqual(['android', 'android']);
    expect(localStorage.getItem(key)).toBe('android');
    fireEvent.click(screen.getAllByRole('radio', {name: 'iOS'})[1] ?? document.body);
    expect(chosen()).toEqual(['ios', 'ios']);
    expect(localStorage.getItem(key)).toBe('ios');
  });

  it.each([
    ['the one that is remembered', 'android', '', 'android'],
    ['that of the address before', 'ios', '?platform=android', 'android'],
    ['its first when the remembered is none of its tabs', 'web', '', 'ios'],
  ])('starts with %s, and does not change the memory', (_what, remembered, search, first) => {
    localStorage.setItem(key, remembered);
    history.replaceState(null, '', `/docs/intro${search}`);
    render(group);
    expect(chosen()).toEqual([first]);
    expect(localStorage.getItem(key)).toBe(remembered);
  });

  it('lets the address follow a new choice', () => {
    history.replaceState(null, '', '/docs/intro?platform=android#play');
    render(group);
    fireEvent.click(screen.getByRole('radio', {name: 'iOS'}));
    expect(location.search + location.hash).toBe('?platform=ios#play');
    expect(chosen()).toEqual(['ios']);
  });

  it('follows a choice in another window', () => {
    render(group);
    localStorage.setItem(key, 'android');
    dispatchEvent(new StorageEvent('storage', {key}));
    expect(chosen()).toEqual(['android']);
  });

  it('opens the tab that contains what the address points at', () => {
    history.replaceState(null, '', '/docs/intro#play');
    render(group);
    expect(chosen()).toEqual(['android']);
    expect(scrollIntoView).toHaveBeenCalledOnce();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('keeps a choice that was made before scripts ran', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(group);
    const button = container.querySelector<HTMLInputElement>('[value=android]');
    button?.click();
    // src/inline/clicks.ts marks what was clicked.
    button?.setAttribute('data-chosen', '');
    const root = await act(async () => hydrateRoot(container, group));
    expect(chosen()).toEqual(['android']);
    expect(localStorage.getItem(key)).toBe('android');
    await act(async () => root.unmount());
    container.remove();
  });

  it('does not take for a choice what a browser restored', async () => {
    localStorage.setItem(key, 'ios');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(group);
    container.querySelector<HTMLInputElement>('[value=android]')?.click();
    const root = await act(async () => hydrateRoot(container, group));
    expect(chosen()).toEqual(['ios']);
    expect(localStorage.getItem(key)).toBe('ios');
    await act(async () => root.unmount());
    container.remove();
  });

  it('refuses a group without tabs', () => {
    expect(() => renderToString(<Tabs kind="platform">Text</Tabs>)).toThrow('needs a <Tab of="…">');
  });
});
