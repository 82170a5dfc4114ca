import {expect, it} from 'vitest';
import {blockingTime, earlyScripts, layoutShift, sumBytes} from './viewFigures.ts';

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

it('adds up bytes and says which scripts compete with the first paint', () => {
  const requests = [
    {kind: 'Document', url: '/', startTime: 0, bytes: 10},
    {kind: 'Script', url: '/a.js', startTime: 200, bytes: 20},
    {kind: 'Script', url: '/b.js', startTime: 1200, bytes: 40},
  ];
  expect(sumBytes(requests)).toBe(70);
  expect(earlyScripts(requests, view).map(({url}) => url)).toEqual(['/a.js']);
});
