import {expect, it} from 'vitest';
import {errorMessages} from './CrashMessage.tsx';

it('follows a circle of causes only once and shows what is not an error', () => {
  const error = new Error('loop');
  error.cause = error;
  expect(errorMessages(error)).toEqual(['loop']);
  expect(errorMessages('text')).toEqual(['text']);
});
