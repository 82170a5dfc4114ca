// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import {Suspense} from 'react';
import {expect, it} from 'vitest';
import {lazyPart} from './lazyPart.tsx';

const Greeting = ({name}: {readonly name: string}) => <p>Hello {name}</p>;

it('shows the part with its properties once it is loaded', async () => {
  const Part = lazyPart('The greeting', () => Promise.resolve({default: Greeting}));
  render(
    <Suspense>
      <Part name="reader" />
    </Suspense>,
  );
  expect((await screen.findByText(/Hello/)).textContent).toBe('Hello reader');
});

it('says so when the script of the part is gone, and leaves the rest alone', async () => {
  const Part = lazyPart<{readonly name: string}>('The greeting', () =>
    Promise.reject(new Error('Loading chunk 7 failed.')),
  );
  render(
    <>
      <code>the code of the page</code>
      <Suspense>
        <Part name="reader" />
      </Suspense>
    </>,
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('The greeting couldn’t load. Reload the page to try again.');
  expect(screen.getByText('the code of the page')).toBeTruthy();
});
