// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import Remarks from './Remarks.tsx';

const numbers = (count: number): readonly number[] =>
  Array.from({length: count}, (_, at) => at + 1);

it('says once what is the same of thousands of files, and counts what would fill the page', () => {
  render(
    <Remarks
      result={{
        notices: [
          ...numbers(5000).map((at) => ({file: `${at}.ts`, message: 'This is empty.'})),
          {file: 'a.png', message: 'This isn’t a text file.'},
        ],
        mistakes: numbers(300).map((line) => ({
          ...{file: 'broken.ts', line, column: 1, message: 'A sign is missing.'},
        })),
        unfollowed: [{file: 'lazy.ts', line: 1, column: 2, message: 'It goes into `keep`.'}],
      }}
    />,
  );
  const texts = screen.getAllByRole('listitem').map(({textContent}) => textContent);
  expect(texts).toHaveLength(53);
  expect(texts[0]).toBe('1.ts, 2.ts, 3.ts, 4.ts, 5.ts and 4,995 more: This is empty.');
  expect(texts[1]).toBe('a.png: This isn’t a text file.');
  expect(texts[2]).toBe('broken.ts:1:1: couldn’t be read: A sign is missing.');
  expect(texts.at(-1)).toBe('251 more places like these.');
});
