import {expect, it} from 'vitest';
import {pickNode} from './pickNode.ts';

it('stays with the Node that runs, if the framework allows it', () => {
  expect(pickNode(['20.1.0', '20.20.2'], '20.20.2')).toBeUndefined();
});

it('else takes the newest of the oldest line, by number and not by letter', () => {
  expect(pickNode(['26.0.0', '24.9.0', '24.21.0', '24.14.0'], '20.20.2')).toBe('24.21.0');
});

it('says when there is none', () => {
  expect(() => pickNode(['24.0.0-rc.1'], '20.20.2')).toThrow(
    'start the rehearsal with such a Node',
  );
});
