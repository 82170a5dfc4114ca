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

it('reports a few hundred lines a second of a log without end, and sums up the rest', () => {
  const {queue, takeAll, wait} = startQueue();
  const flood = (): void => {
    for (let count = 0; count < 100_000; count += 1) queue.add(entry);
  };
  flood();
  const what = '99600 more lines aren’t shown';
  expect(queue.take(5).at(-1)).toEqual({time: 5, place: 'device', what, details: ''});
  expect(takeAll()).toHaveLength(200);
  flood();
  expect(takeAll()).toEqual([]);
  expect(queue.isWaiting).toBe(true);
  wait(1_000);
  expect(takeAll()).toMatchObject([{what: '100000 more lines aren’t shown'}]);
  expect(queue.isWaiting).toBe(false);
});

it('lets no more lines wait than a reader looks at, when reports are rare', () => {
  const {queue, takeAll, wait} = startQueue();
  for (let second = 0; second < 10; second += 1) {
    for (let count = 0; count < 400; count += 1) queue.add(entry);
    wait(1_000);
  }
  expect(takeAll()).toHaveLength(1_001);
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
