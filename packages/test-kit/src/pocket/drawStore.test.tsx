// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {createElement, type PropsWithChildren} from 'react';
import {AppRegistry, Platform} from 'react-native';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {drawStore} from './drawStore.tsx';
import {openPocketApp} from './testing/pocketApp.ts';

const store = 'Simulated store';

beforeEach(() => openPocketApp('ios', []));
afterEach(cleanup);

/** What React Native puts around an app that it starts. */
function drawAround() {
  vi.spyOn(Platform, 'OS', 'get').mockReturnValue('ios');
  const wrap = vi.spyOn(AppRegistry, 'setWrapperComponentProvider').mockReturnValue();
  drawStore();
  return () => wrap.mock.lastCall?.[0]({initialProps: {}});
}

it('is drawn around an app on a phone, which has no markup for it', () => {
  const around = drawAround();
  const Wrapper = around();
  const start = (text: string) => render(Wrapper && createElement(Wrapper, {}, <p>{text}</p>));
  const shop = start('Shop');
  // React Native gives its own window for errors the same wrapper.
  const logBox = start('LogBox');
  expect(shop.container.textContent).toBe('ShopStore');
  expect(logBox.container.textContent).toBe('LogBox');
  shop.unmount();
  expect(logBox.container.textContent).toBe('LogBoxStore');
});

it('is drawn around what an app on a phone puts around its screens', () => {
  const around = drawAround();
  const Siblings = ({children}: PropsWithChildren) => createElement('div', {}, children, 'Toasts');
  AppRegistry.setWrapperComponentProvider(() => Siblings);
  const [start, again] = [around(), around()];
  const app = render(start && createElement(start, {}, <p>Shop</p>));
  expect(app.container.textContent).toBe('ShopToastsStore');
  // The app is drawn again with another component when it gets other properties, and would lose its state.
  expect(again).toBe(start);
});

it('is drawn in a page beside an app that may have been there before', async () => {
  render(<p>Shop</p>);
  await act(drawStore);
  expect(screen.getByText('Shop')).toBeDefined();
  fireEvent.click(screen.getByRole('button', {name: store}));
  expect(screen.getByRole('dialog', {name: store})).toBeDefined();
  // The root outlives the test, and the document of a modal does not.
  fireEvent.click(screen.getByRole('button', {name: 'Back to the app', hidden: true}));
});
