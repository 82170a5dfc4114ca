import {expect, it} from 'vitest';
import {groupOf, residentBytes} from './groupMemory.ts';

it('finds the group of a process whatever its name', () => {
  expect(groupOf('4711 (node (build) 1) S 1 4700 4700 0 -1')).toBe(4700);
  expect(groupOf('')).toBeNaN();
});

it('reads the resident memory, which a process without memory does not state', () => {
  expect(residentBytes('Name:\tnode\nVmRSS:\t    2048 kB\nRssAnon:\t 1 kB\n')).toBe(2_097_152);
  expect(residentBytes('Name:\tkthreadd\n')).toBe(0);
});
