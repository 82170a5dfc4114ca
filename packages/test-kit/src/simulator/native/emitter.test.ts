import {expect, it} from 'vitest';
import {Emitter} from './emitter.ts';

it('starts with the first event and stops after the last one', () => {
  const seen: string[] = [];
  const emitter = new Emitter(
    () => seen.push('start'),
    () => seen.push('stop'),
  );
  const listener = () => {};
  const first = emitter.addListener('a', listener);
  const second = emitter.addListener('b', listener);
  first.remove();
  first.remove();
  expect(seen).toEqual(['start']);
  second.remove();
  expect(seen).toEqual(['start', 'stop']);
});

it('goes on when a listener throws', () => {
  const emitter = new Emitter(
    () => {},
    () => {},
  );
  const seen: unknown[] = [];
  emitter.addListener('a', () => {
    throw new Error('broken');
  });
  emitter.addListener('a', (payload) => seen.push(payload));
  emitter.emit('a', 1, (error) => seen.push(String(error)));
  expect(seen).toEqual(['Error: broken', 1]);
});
