// @vitest-environment jsdom
import {Blob, File} from 'node:buffer';
import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import surface26 from 'expo-iap-api-data/surface/2.6.json' with {type: 'json'};
import surface27 from 'expo-iap-api-data/surface/2.7.json' with {type: 'json'};
import surface28 from 'expo-iap-api-data/surface/2.8.json' with {type: 'json'};
import surface34 from 'expo-iap-api-data/surface/3.4.13.json' with {type: 'json'};
import {answerTask} from 'expo-iap-tools/page/answerTask';
import type {ScanAnswer, WorkerMessage} from 'expo-iap-tools/page/scanTask';
import {planUpgrade} from 'expo-iap-tools/plan/planUpgrade';
import {targetFacts, upgradeFacts} from 'expo-iap-tools/plan/upgradeFacts';
import type {Release} from 'expo-iap-tools/scan/library/release';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import PasteCode from './index.tsx';

const plan = planUpgrade('2.7.5', '2.8.8', upgradeFacts);
const started: string[] = [];
const answers: ScanAnswer[] = [];
/** Tasks that wait for their answers, where a test lets them. */
let waiting: (() => void)[] | undefined;

/** Scans at once or when the test says so, where a browser would start a separate program. */
class NearWorker {
  onmessage?: (event: {data: unknown}) => void;
  onerror?: () => void;
  #releases: readonly Release[] = [];
  constructor(address: URL) {
    started.push(address.pathname);
  }
  postMessage(message: WorkerMessage): void {
    if ('releases' in message) {
      this.#releases = message.releases;
      return;
    }
    const answer = (): void => {
      const data = structuredClone(answerTask(message, this.#releases));
      answers.push(data);
      this.onmessage?.({data});
    };
    if (waiting) waiting.push(answer);
    else answer();
  }
  terminate(): void {
    started.push('ended');
  }
}

const props = {patches: upgradeFacts.patches, releases: '/releases.json'};
const panel = (chosen = plan) => <PasteCode plan={chosen} {...props} />;
const releases = () => new Response(JSON.stringify([surface28, surface27, surface26]));

const field = () => screen.getByRole('textbox', {name: /^Paste code/});
/** The first one: each Copy button has another. */
const status = () => screen.getAllByRole('status')[0]?.textContent;
const paste = (text: string) => fireEvent.input(field(), {target: {value: text}});

beforeEach(() => {
  started.length = 0;
  answers.length = 0;
  waiting = undefined;
  vi.stubGlobal('Worker', NearWorker);
  // Reads the files of this test, which the one of the document does not know.
  vi.stubGlobal('Blob', Blob);
  vi.stubGlobal('fetch', async () => releases());
});

afterEach(cleanup);

describe('PasteCode', () => {
  it('answers a paste that came before the scripts', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(panel());
    const early = container.querySelector('textarea');
    if (early) early.value = `import {isProductIos} from 'expo-iap';`;
    render(panel(), {container, hydrate: true});
    expect((await screen.findByRole('list')).textContent).toContain('isProductIos pasted.tsx:1:9');
  });

  it('starts nothing before a paste, and says in a sentence that one is empty', async () => {
    render(panel());
    expect(status()).toBe('');
    paste(' \n');
    expect(status()).toMatch(/^This is empty\. Paste code/);
    expect(started).toEqual([]);
    paste(`import {isProductIos} from 'expo-iap';`);
    await screen.findByRole('list');
    expect(status()).toMatch(/^From 2\.7\.5/);
  });

  it('lists what fails before what does not compile, each with its place and its correction', async () => {
    render(panel());
    paste(`import {getReceiptIos, getAvailablePurchases} from 'expo-iap';
const [first] = await getAvailablePurchases();
console.log(await getReceiptIos(), first?.id === 'gem');`);
    const list = await screen.findByRole('list');
    const [fails, refused] = within(list).getAllByRole('listitem');
    expect(fails?.textContent).toContain('Compiles but fails id pasted.tsx:3:43');
    expect(refused?.textContent).toContain('Doesn’t compile getReceiptIos pasted.tsx:1:9');
    const corrections = within(list).getAllByRole('region', {name: /^Fix for pasted/});
    expect(corrections[1]?.querySelector('ins')?.textContent).toContain('{getReceiptIOS, ');
    expect(status()).toMatch(/^From 2\.7\.5 to 2\.8\.8: Compiles but fails: 1 Doesn’t compile: 1 /);
  });

  it('ends a scan that is out of date, and shows nothing of it', async () => {
    waiting = [];
    render(panel());
    paste(`import {isProductIos} from 'expo-iap';`);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    paste(`import {getReceiptIos} from 'expo-iap';`);
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    const [first = ''] = started;
    expect(started).toEqual([first, 'ended', first]);
    const [outdated, newest] = waiting;
    act(() => outdated?.());
    expect(screen.queryByRole('list')).toBeNull();
    act(() => newest?.());
    expect((await screen.findByRole('list')).textContent).toContain('getReceiptIos');
    paste(`import {isProductIos} from 'expo-iap'; `);
    await vi.waitFor(() => expect(waiting).toHaveLength(3));
    expect(started).toEqual([first, 'ended', first]);
  });

  it('lets the worker prepare the corrections, and no text comes back to the page', async () => {
    render(panel());
    paste(`import {isProductIos} from 'expo-iap';\n${'// a long file\n'.repeat(1000)}`);
    await screen.findByRole('list');
    expect(answers[0]?.findings[0]).toHaveProperty('hunks.0.after', [
      `import {isProductIOS} from 'expo-iap';`,
    ]);
    expect(JSON.stringify(answers).length).toBeLessThan(1000);
  });

  it('reads several files that were chosen', async () => {
    render(panel());
    const files = [
      new File([`export * from 'expo-iap';`], 'iap.ts'),
      new File([`import {isProductIos} from './iap';`], 'shop.ts'),
    ];
    fireEvent.change(screen.getByLabelText(/choose files/), {target: {files}});
    expect((await screen.findByRole('list')).textContent).toContain('isProductIos shop.ts:1:9');
  });

  it('starts the worker while files are still being read, and ends it with the page', async () => {
    const {unmount} = render(panel());
    const slow = {name: 'shop.ts', size: 1, text: () => new Promise(() => undefined)};
    fireEvent.drop(field(), {dataTransfer: {files: [slow], types: ['Files']}});
    expect(started).toHaveLength(1);
    unmount();
    expect(started.slice(1)).toEqual(['ended']);
  });

  it.each([
    [
      'files are dragged over it',
      () => fireEvent.dragOver(field(), {dataTransfer: {types: ['Files']}}),
    ],
    ['files are being chosen', () => fireEvent.click(screen.getByLabelText(/choose files/))],
  ])('starts the worker when %s, and not again for the files', async (_, act) => {
    render(panel());
    act();
    expect(started).toHaveLength(1);
    const files = [new File([`import {isProductIos} from 'expo-iap';`], 'shop.ts')];
    fireEvent.change(screen.getByLabelText(/choose files/), {target: {files}});
    await screen.findByRole('list');
    expect(started).toHaveLength(1);
  });

  it('tells files with the same name apart', async () => {
    render(panel());
    const files = [
      new File([`import {isProductIos} from 'expo-iap';`], 'index.ts'),
      new File([`\nimport {isProductIos} from 'expo-iap';`], 'index.ts'),
      new File([''], 'index (2).ts'),
    ];
    fireEvent.drop(field(), {dataTransfer: {files, types: ['Files']}});
    const texts = (await screen.findAllByRole('listitem')).map(({textContent}) => textContent);
    expect(texts).toEqual([
      expect.stringContaining('index (2).ts: This is empty.'),
      expect.stringContaining('isProductIos index (3).ts:2:9'),
      expect.stringContaining('isProductIos index.ts:1:9'),
    ]);
  });

  it('says in a sentence that a folder cannot be read, and reads the rest', async () => {
    render(panel());
    const folder = {
      name: 'src',
      toString: () => {
        throw new Error('A folder has no text.');
      },
    };
    const file = new File([`import {isProductIos} from 'expo-iap';`], 'shop.ts');
    fireEvent.drop(field(), {dataTransfer: {files: [folder], types: ['Files']}});
    expect((await screen.findByText(/^Couldn’t read src\./)).textContent).toContain('a folder');
    fireEvent.drop(field(), {dataTransfer: {files: [folder, file], types: ['Files']}});
    await screen.findByRole('list');
    expect(status()).toMatch(/^Couldn’t read src\..* From 2\.7\.5/);
  });

  it('leaves text that is dropped to the field', () => {
    render(panel());
    const text = {dataTransfer: {files: [], types: ['text/plain'], getData: () => 'dropped'}};
    paste('before');
    expect(fireEvent.dragOver(field(), text)).toBe(true);
    expect(fireEvent.drop(field(), text)).toBe(true);
    expect(fireEvent.dragOver(field(), {dataTransfer: {types: ['Files']}})).toBe(false);
    expect(field()).toHaveProperty('value', 'before');
  });

  it('says why nothing was read, and where the text is broken', async () => {
    render(panel());
    paste(`import {useIAP} from 'expo-iap';\nconst = 1;`);
    expect((await screen.findByRole('listitem')).textContent).toContain(
      'pasted.tsx:2:7: couldn’t be read',
    );
    expect(status()).toBe('Found nothing in the part that could be read.');
    paste('export const a = 1;');
    expect((await screen.findByText(/No file imports expo-iap/)).textContent).toContain('pasted');
    expect(status()).toBe('Found no code that uses expo-iap.');
    paste(`import {usePurchases} from '@acme/billing';\nusePurchases();`);
    await screen.findByText(/pasted.tsx:1:28: `usePurchases` comes from `@acme\/billing`/);
    expect(status()).toBe('Found nothing in what could be followed. See below.');
  });

  it('says so when its parts do not load, and tries again with the next paste', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    render(panel());
    paste(`import {isProductIos} from 'expo-iap';`);
    expect(await screen.findByText(/couldn’t load/)).toBeTruthy();
    vi.stubGlobal('fetch', async () => releases());
    paste(`import {isProductIos} from 'expo-iap'; `);
    expect(await screen.findByRole('list')).toBeTruthy();
  });

  it('answers for the next stage, whose releases are in another file', async () => {
    const {rerender} = render(panel());
    paste(`import {requestProducts} from 'expo-iap';`);
    await screen.findByText(/^From 2\.7\.5 to 2\.8\.8/);
    vi.stubGlobal('fetch', async () => Response.json([surface34, surface28]));
    const next = planUpgrade('2.8.8', '3.4.13', targetFacts);
    rerender(<PasteCode plan={next} {...props} releases="/all.json" />);
    await vi.waitFor(() =>
      expect(status()).toMatch(/^From 2\.8\.8 to 3\.4\.13:.*Doesn’t compile: 1 /),
    );
  });
});
