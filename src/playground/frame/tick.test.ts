import {expect, it} from 'vitest';
import {createTick, Stopped} from './tick.ts';

/** A tick whose clock moves by a millisecond each time it is read. */
function startTick() {
  let time = 0;
  let pause = (): void => {};
  const told: Stopped[] = [];
  const tick = createTick({
    now: () => (time += 1),
    afterThis: (done) => void (pause = done),
    onStop: (error) => void told.push(error),
  });
  /** Ticks until the tick throws, at most this often. */
  const run = (most: number): number => {
    for (let count = 0; count < most; count += 1)
      try {
        tick();
      } catch {
        return count;
      }
    return most;
  };
  return {run, tick, told, pause: () => pause()};
}

const LONG = 1_000_000;

it('stops code that runs for two seconds, and says so once', () => {
  const {run, tick, told} = startTick();
  expect(run(LONG)).toBeLessThan(LONG);
  expect(tick).toThrow('Stopped: the code ran for 2 seconds without a pause.');
  expect(tick).toThrow(Stopped);
  expect(told).toHaveLength(1);
});

it('lets code run forever that pauses', () => {
  const {run, told, pause} = startTick();
  const most = Math.floor(run(LONG) / 2);
  pause();
  for (let round = 0; round < 5; round += 1) {
    expect(run(most)).toBe(most);
    pause();
  }
  expect(told).toHaveLength(1);
});
