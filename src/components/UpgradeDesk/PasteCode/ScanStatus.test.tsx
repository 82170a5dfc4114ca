// @vitest-environment jsdom
import {Blob, File} from 'node:buffer';
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {planUpgrade} from 'expo-iap-tools/plan/planUpgrade';
import {upgradeFacts} from 'expo-iap-tools/plan/upgradeFacts';
import {afterEach, beforeEach, expect, it, onTestFinished, vi} from 'vitest';
import PasteCode from './index.tsx';
import {MOST_TIME} from './useScan.ts';

const plan = planUpgrade('2.7.5', '2.8.8', upgradeFacts);
/** How many workers run. */
let running = 0;

const workers: BusyWorker[] = [];

/** Reads for ever. */
class BusyWorker {
  onmessage?: (event: {data: unknown}) => void;
  constructor() {
    running += 1;
    workers.push(this);
  }
  postMessage(): void {
    expect(running).toBe(1);
  }
  terminate(): void {
    running -= 1;
  }
}

const status = () => screen.getByRole('status').textContent;
const paste = (text: string) =>
  fireEvent.input(screen.getByRole('textbox'), {target: {value: text}});

beforeEach(() => {
  running = 0;
  workers.length = 0;
  // Reads the files of this test, which the one of the document does not know.
  vi.stubGlobal('Blob', Blob);
  vi.stubGlobal('Worker', BusyWorker);
  vi.stubGlobal('fetch', async () => new Response('[]'));
  render(<PasteCode plan={plan} patches={upgradeFacts.patches} releases="/releases.json" />);
});
afterEach(cleanup);

it('says what is read, and ends it when the reader cancels', () => {
  paste(`import {isProductIos} from 'expo-iap';`);
  expect(status()).toBe('Reading 1 file, 1 kB …');
  fireEvent.click(screen.getByRole('button', {name: 'Cancel'}));
  expect(status()).toMatch(/^Canceled\./);
  expect(screen.queryByRole('button', {name: 'Cancel'})).toBeNull();
  expect(running).toBe(0);
  paste(`import {getReceiptIos} from 'expo-iap';`);
  expect(status()).toMatch(/^Reading/);
  expect(running).toBe(1);
});

it('takes a long paste before the field does, which would freeze the page', () => {
  const text = `import {isProductIos} from 'expo-iap'; // ${'why '.repeat(30_000)}`;
  const isLeft = fireEvent.paste(screen.getByRole('textbox'), {
    clipboardData: {getData: () => text},
  });
  expect(isLeft).toBe(false);
  expect(status()).toBe(
    'The field doesn’t show a text of this length, but the check reads all of it. Reading 1 file, 121 kB …',
  );
});

it('ends what takes longer than a minute, and says what else helps', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  paste(`import {isProductIos} from 'expo-iap';`);
  act(() => void vi.advanceTimersByTime(MOST_TIME - 1));
  expect(status()).toMatch(/^Reading/);
  act(() => void vi.advanceTimersByTime(1));
  expect(status()).toMatch(/^Stopped after 60 seconds\./);
  expect(running).toBe(0);
});

it('does not blame the connection when the scan itself fails', async () => {
  paste(`import {isProductIos} from 'expo-iap';`);
  await vi.waitFor(() => {
    workers.at(-1)?.onmessage?.({data: 'crashed'});
    expect(status()).toMatch(/^The code scanner failed on this code\./);
  });
  expect(running).toBe(0);
});

it('reads package.json for the release, and the rest as code', async () => {
  const manifest = new File(['{"dependencies": {"expo-iap": "2.6.1"}}'], 'package.json');
  const file = new File([`import {isProductIos} from 'expo-iap';`], 'shop.ts');
  const files = [manifest, file];
  fireEvent.drop(screen.getByRole('textbox'), {dataTransfer: {files, types: ['Files']}});
  await screen.findByText(
    /^package\.json asks for expo-iap 2\.6\.1, and this check starts from 2\.7\.5\. Choose above which release is installed\. Reading 1 file/,
  );
  paste('{"dependencies": {"expo-iap": "^2.7.0"}}');
  expect(status()).toContain('asks for the release that the check starts from');
});
