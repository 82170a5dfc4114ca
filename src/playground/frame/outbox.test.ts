import {expect, it} from 'vitest';
import {createSender, LogQueue, MOST_TEXT} from './outbox.ts';

const entry = {time: 1, place: 'app', what: 'console.log', details: 'x'} as const;

function startQueue() {
  let time = 1_000;
  const queue = new LogQueue(() => time);
  const takeAll = () => {
    const lines = [];
    for (let round = 0; round < 100; round += 1) lines.push(...queue.take(5));
    return lines;
  };
  return {queue, takeAll, wait: (ms: number) => void (time += ms)};
}

it('reports a few hundred lines of a log without end, and sums up the rest in the next second', () => {
  const {queue, takeAll, wait} = startQueue();
  for (let count = 0; count < 100_000; count += 1) queue.add(entry);
  expect(queue.take(5)).toHaveLength(200);
  expect(takeAll()).toHaveLength(200);
  expect(queue.isWaiting).toBe(true);
  wait(1_000);
  const what = '99600 more lines aren’t shown';
  expect(takeAll()).toEqual([{time: 5, place: 'device', what, details: ''}]);
  expect(queue.isWaiting).toBe(false);
});

it('cuts long texts', () => {
  const {queue} = startQueue();
  queue.add({...entry, details: 'x'.repeat(1_000_000)});
  expect(queue.take(5)[0]?.details).toHaveLength(MOST_TEXT);
});

it('sends text, by its own port', async () => {
  const {port1, port2} = new MessageChannel();
  const received = new Promise((done) => (port2.onmessage = ({data}) => done(data)));
  createSender(port1)({type: 'pong'});
  expect(await received).toBe('{"type":"pong"}');
  port1.close();
});
