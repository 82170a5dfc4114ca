import {expect, it} from 'vitest';
import {blockingTime, layoutShift} from './viewFigures.ts';

const view = {firstPaint: 1000, largestPaint: 1200, longTasks: [], shifts: []};

it('counts what tasks take beyond 50 ms, from the first paint on', () => {
  const longTasks = [
    {startTime: 100, duration: 300},
    {startTime: 980, duration: 70},
    {startTime: 1500, duration: 150},
  ];
  expect(blockingTime({...view, longTasks})).toBe(120);
});

it('takes the worst burst of shifts', () => {
  expect(layoutShift(view)).toBe(0);
  const shifts = [
    {startTime: 100, value: 0.1},
    {startTime: 900, value: 0.1},
    {startTime: 3000, value: 0.15},
  ];
  expect(layoutShift({...view, shifts})).toBeCloseTo(0.2);
});
