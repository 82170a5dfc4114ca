import {expect, it, vi} from 'vitest';
import {createTick, Stopped, tickInBrowser} from './tick.ts';

let reads = 0;

/** A tick whose clock moves by a millisecond each time it is read, unless it has another one. */
function startTick(now = () => (reads += 1)) {
  let pause = (): void => {};
  const told: Stopped[] = [];
  const tick = createTick({
    now,
    afterThis: (done) => {
      pause = done;
      return () => {};
    },
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
  const {run, tick, told, pause} = startTick();
  expect(run(LONG)).toBeLessThan(LONG);
  expect(tick).toThrow('Stopped: the code ran for 2 seconds without a pause.');
  expect(tick).toThrow(Stopped);
  pause();
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

it.each([
  ['with finally', 'const deep = () => { tick(); try { deep(); } finally { deep(); } }; deep();'],
  ['with catch', 'const deep = () => { tick(); try { deep(); } catch { deep(); } }; deep();'],
  [
    'between arrows',
    'const one = () => (tick(), two() || two()), two = () => { tick(); try { one(); } finally { one(); } }; one();',
  ],
])(
  'stops deep recursion %s, which leaves the tick no stack',
  (_, code) => {
    const {tick, told, pause} = startTick(() => performance.now());
    expect(() => Reflect.apply(new Function('tick', code), undefined, [tick])).toThrow(RangeError);
    pause();
    expect(told).toHaveLength(1);
  },
  20_000,
);

it('keeps its own clock and its own messages, which code cannot replace', async () => {
  const {now, afterThis} = tickInBrowser();
  const replaced = [
    vi.spyOn(performance, 'now').mockReturnValue(0),
    vi.spyOn(MessagePort.prototype, 'postMessage').mockReturnValue(),
  ];
  expect(now()).toBeGreaterThan(0);
  for (const spy of replaced) spy.mockRestore();
  const asked = new Promise<void>((done) => afterThis(done)());
  await asked;
});
