import {Clock} from 'expo-iap-test-kit/clock';
import {expect, it} from 'vitest';
import {appTimers, dateOf} from './appTimers.ts';

const START = Date.UTC(2025, 8, 1);
const DAY = 24 * 60 * 60 * 1000;

it('runs timers of the app when the clock of the phone passes', async () => {
  const clock = new Clock(START);
  const {globals} = appTimers(clock);
  const ran: string[] = [];
  globals.setTimeout(() => ran.push('once'), DAY);
  const every = globals.setInterval(() => ran.push('again'), DAY);
  const canceled = globals.setTimeout(() => ran.push('never'), DAY);
  globals.clearTimeout(canceled);
  await clock.advance(2 * DAY);
  globals.clearInterval(every);
  await clock.advance(DAY);
  expect(ran).toEqual(['once', 'again', 'again']);
});

it('ends every timer with the process of the app', async () => {
  const clock = new Clock(START);
  const {globals, stop} = appTimers(clock);
  const ran: string[] = [];
  globals.setTimeout(() => ran.push('late'), DAY);
  stop();
  await clock.advance(2 * DAY);
  expect(ran).toEqual([]);
});

it('says the time of the phone', async () => {
  const clock = new Clock(START);
  const PhoneDate = dateOf(clock);
  await clock.advance(DAY);
  expect(PhoneDate.now()).toBe(START + DAY);
  expect(new PhoneDate().toISOString()).toBe('2025-09-02T00:00:00.000Z');
  expect(new PhoneDate(0).getTime()).toBe(0);
});
