// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import Shortcuts from './Shortcuts.tsx';

const showModal = vi.fn(function (this: HTMLDialogElement) {
  this.open = true;
});

beforeEach(() => {
  showModal.mockClear();
  HTMLDialogElement.prototype.showModal = showModal;
});
afterEach(cleanup);

it('lists the keys after a press of ?', async () => {
  render(<Shortcuts />);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(document.body, {key: '?'});
  const dialog = await screen.findByRole('dialog', {name: 'Keyboard shortcuts'});
  for (const key of ['/', 'Ctrl K', '⌘ K', '↑', '↓', 'Enter', 'Escape', '?']) {
    expect([...dialog.querySelectorAll('kbd')].map(({textContent}) => textContent)).toContain(key);
  }
});

it('opens by its button too', async () => {
  render(<Shortcuts />);
  fireEvent.click(screen.getByRole('button', {name: 'Keyboard shortcuts'}));
  await screen.findByRole('dialog');
  expect(showModal).toHaveBeenCalledTimes(1);
});

it('leaves ? to fields, to key combinations and to other dialogs', async () => {
  render(
    <>
      <input />
      <Shortcuts />
    </>,
  );
  fireEvent.keyDown(screen.getByRole('textbox'), {key: '?'});
  fireEvent.keyDown(document.body, {key: '?', ctrlKey: true});
  const other = document.createElement('dialog');
  other.open = true;
  document.body.append(other);
  fireEvent.keyDown(document.body, {key: '?'});
  other.remove();
  fireEvent.keyDown(document.body, {key: '?'});
  await screen.findByRole('dialog');
  expect(showModal).toHaveBeenCalledTimes(1);
});
