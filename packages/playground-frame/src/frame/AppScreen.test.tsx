// @vitest-environment jsdom
import {cleanup, render} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {isBlank} from './AppScreen.tsx';

afterEach(cleanup);

const Nothing = () => null;

it('is said of an app that drew nothing for a second', () => {
  const {container, rerender} = render(
    <main>
      <Nothing />
    </main>,
  );
  expect(isBlank(container, 800)).toBe(false);
  expect(isBlank(container, 1_000)).toBe(true);
  rerender(<main>text</main>);
  expect(isBlank(container, 1_000)).toBe(false);
  rerender(<main>{false}</main>);
  expect(isBlank(container, 1_000)).toBe(true);
});

it('is said of an app that waits for something before it draws anything', () => {
  const {container, unmount} = render(<main />);
  unmount();
  expect(isBlank(container, 800)).toBe(false);
  expect(isBlank(container, 1_000)).toBe(true);
});
