// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import CrashMessage, {errorMessages} from './CrashMessage.tsx';

it('says that the page crashed, why, and tries again on request', () => {
  const tryAgain = vi.fn();
  render(
    <CrashMessage error={new Error('outer', {cause: new Error('inner')})} tryAgain={tryAgain} />,
  );
  expect(screen.getByRole('heading', {level: 1}).textContent).toBe('This page crashed');
  expect(screen.getByRole('region').textContent).toBe('outer\n\nCaused by: inner');
  fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(tryAgain).toHaveBeenCalledOnce();
});

it('follows a circle of causes only once and shows what is not an error', () => {
  const error = new Error('loop');
  error.cause = error;
  expect(errorMessages(error)).toEqual(['loop']);
  expect(errorMessages('text')).toEqual(['text']);
});
