import {expect, it} from 'vitest';
import {readCases} from '../testing/readCases.ts';
import {readChoice} from './readChoice.ts';

const patches = ['2.6.0', '2.6.3', '2.7.5', '2.7.14', '2.8.8', '2.9.7', '3.4.13', '5.8.1'];

/** What an address asks for, the newest release that is known, and the choice; without `from` there is none. */
type Case = {
  readonly ask: string;
  readonly known?: string;
  readonly from?: string;
  readonly to?: string;
  readonly note?: string;
};

it.each(readCases<Case>(import.meta.dirname))('reads $ask', ({ask, known = '2.8.8', ...choice}) => {
  const all = patches.slice(0, patches.indexOf(known) + 1);
  expect(readChoice(ask, all, '2.8.8') ?? {}).toEqual(choice);
});
