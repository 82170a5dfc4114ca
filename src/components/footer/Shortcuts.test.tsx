// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import {beforeEach, expect, it, vi} from 'vitest';
import {keyLabel, shortcuts} from '../../site/shortcuts.ts';
import Shortcuts from './Shortcuts.tsx';

const showModal = vi.fn(function (this: HTMLDialogElement) {
  this.open = true;
});

beforeEach(() => {
  showModal.mockClear();
  HTMLDialogElement.prototype.showModal = showModal;
});

it('lists every key of the table with what it does', () => {
  render(<Shortcuts />);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', {name: 'Keyboard shortcuts'}));
  const dialog = screen.getByRole('dialog', {name: 'Keyboard shortcuts'});
  expect(showModal).toHaveBeenCalledTimes(1);
  const rows = [...dialog.querySelectorAll('dl > div')].map((row) => ({
    effect: row.querySelector('dt')?.textContent,
    keys: [...row.querySelectorAll('kbd')].map(({textContent}) => textContent),
  }));
  expect(rows).toEqual(
    Object.values(shortcuts).map(({keys, effect}) => ({effect, keys: keys.map(keyLabel)})),
  );
});

it('opens again after it was closed', () => {
  render(<Shortcuts />);
  const button = screen.getByRole('button', {name: 'Keyboard shortcuts'});
  fireEvent.click(button);
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(button);
  expect(showModal).toHaveBeenCalledTimes(2);
});
