import {beforeEach, expect, it, vi} from 'vitest';
import {planUpgrade} from '../plan/planUpgrade.ts';
import {upgradeFacts} from '../plan/upgradeFacts.ts';
import {openScanner} from './openScanner.ts';

const task = {files: [], plan: planUpgrade('2.7.5', '2.8.8', upgradeFacts)};
const workers: SilentWorker[] = [];

/** Notes what it is told, and answers when the test says so. */
class SilentWorker {
  readonly told: string[] = [];
  onmessage?: (event: {data: unknown}) => void;
  onerror?: () => void;
  constructor() {
    workers.push(this);
  }
  postMessage(message: object): void {
    this.told.push(...Object.keys(message));
  }
}

beforeEach(() => {
  workers.length = 0;
  vi.stubGlobal('Worker', SilentWorker);
});

it('starts the worker before the releases are here, and gives it no code before them', async () => {
  let arrive: (releases: []) => void = () => undefined;
  const scanner = openScanner(new Promise((resolve) => (arrive = resolve)));
  const [worker] = workers;
  const answer = scanner.scan(task);
  expect(worker?.told).toEqual([]);
  arrive([]);
  await vi.waitFor(() => expect(worker?.told).toEqual(['releases', 'files', 'plan']));
  worker?.onmessage?.({data: 'the answer'});
  expect(await answer).toBe('the answer');
});

it('fails a scan when the worker does, also one that was not asked for yet', async () => {
  const scanner = openScanner(Promise.resolve([]));
  const early = scanner.scan(task);
  workers[0]?.onerror?.();
  await expect(early).rejects.toThrow('worker');
  await expect(scanner.scan(task)).rejects.toThrow('worker');
});

it('fails a scan when the releases do not load', async () => {
  const scanner = openScanner(Promise.reject(new Error('offline')));
  await expect(scanner.scan(task)).rejects.toThrow('offline');
});
