import {expect, it} from 'vitest';
import {RestWatch} from './restWatch.ts';

/** How often it tells of an app that pauses so often in each second. */
function toldAfter(pauses: number, seconds: number, isBusy = false): number {
  let told = 0;
  const watch = new RestWatch(() => void (told += 1));
  for (let second = 0; second < seconds; second += 1) {
    for (let count = 0; count < pauses; count += 1) watch.pause();
    watch.endSecond(isBusy);
  }
  return told;
}

it('tells once of an app that never rests', () => {
  expect(toldAfter(1_000, 2)).toBe(0);
  expect(toldAfter(1_000, 10)).toBe(1);
});

it('says nothing of an app that draws now and then, or while a week passes', () => {
  expect(toldAfter(60, 10)).toBe(0);
  expect(toldAfter(1_000, 10, true)).toBe(0);
});
