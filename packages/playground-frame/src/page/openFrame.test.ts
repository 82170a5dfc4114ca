// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {GAP, openFrame} from './openFrame.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const controller = new AbortController();
  const told: string[] = [];
  const opened = openFrame({
    place,
    address: 'about:blank',
    code: Promise.resolve(''),
    onReport: () => {},
    onLate: () => void told.push('late'),
    onStuck: (isStuck) => void told.push(isStuck ? 'stuck' : 'alive'),
    onAbuse: (abuse) => void told.push(abuse),
    signal: controller.signal,
  }).then(
    () => void told.push('open'),
    () => void told.push('failed'),
  );
  const answer = async (): Promise<void> => {
    const source = place.querySelector('iframe')?.contentWindow ?? null;
    dispatchEvent(new MessageEvent('message', {data: 'playground', source}));
    await opened;
  };
  return {told, answer, opened, end: () => controller.abort()};
}

it('says after three seconds that the frame is late, and takes the answer of the second one', async () => {
  const {told, answer, end} = open();
  await vi.advanceTimersByTimeAsync(2_900);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(told).toEqual(['late']);
  await vi.advanceTimersByTimeAsync(GAP);
  await answer();
  expect(told).toEqual(['late', 'open']);
  end();
});

it('fails when the second frame does not answer either', async () => {
  const {told, opened} = open();
  await vi.advanceTimersByTimeAsync(10_000);
  await opened;
  expect(told).toEqual(['late', 'failed']);
});

it('says nothing about a frame that was closed before it was late', async () => {
  const {told, opened, end} = open();
  await vi.advanceTimersByTimeAsync(1_000);
  end();
  await vi.advanceTimersByTimeAsync(10_000);
  await opened;
  expect(told).toEqual(['failed']);
});

it('says after three seconds without an answer that the code is stuck', async () => {
  const {told, answer, end} = open();
  await answer();
  await vi.advanceTimersByTimeAsync(2_900);
  expect(told).toEqual(['open']);
  await vi.advanceTimersByTimeAsync(700);
  expect(told).toEqual(['open', 'stuck']);
  end();
});

it('removes a frame that sends to the window without end', async () => {
  const {told, answer} = open();
  await answer();
  const frame = document.querySelector('iframe');
  for (let count = 0; count < 100; count += 1)
    dispatchEvent(new MessageEvent('message', {data: 'x', source: frame?.contentWindow ?? null}));
  expect(told).toEqual(['open', 'flood']);
  expect(document.querySelector('iframe')).toBeNull();
});

it('removes a frame that writes into the history of the tab, and goes back as many entries as it left', async () => {
  const {told, answer} = open();
  await answer();
  const go = vi.spyOn(history, 'go').mockReturnValue();
  const length = vi.spyOn(history, 'length', 'get').mockReturnValue(history.length + 40);
  await vi.advanceTimersByTimeAsync(600);
  expect(told).toEqual(['open', 'history']);
  length.mockReturnValue(history.length - 10);
  await vi.advanceTimersByTimeAsync(300);
  expect(go.mock.calls).toEqual([[-30]]);
});
