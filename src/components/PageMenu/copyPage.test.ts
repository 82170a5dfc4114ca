import {beforeEach, describe, expect, it, vi} from 'vitest';
import {copyPage} from './copyPage.ts';

/** Stands in for the class of the browser and keeps what it was given. */
class FakeItem {
  readonly parts: Readonly<Record<string, Promise<Blob>>>;
  constructor(parts: Readonly<Record<string, Promise<Blob>>>) {
    this.parts = parts;
  }
}

const answer = {ok: true, text: async () => '# Page'};

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer),
  );
  vi.stubGlobal('ClipboardItem', FakeItem);
});

describe('copyPage', () => {
  it('hands the clipboard a promise before the page has arrived, as Safari demands', async () => {
    let arrive: (page: typeof answer) => void = () => undefined;
    vi.stubGlobal('fetch', () => new Promise<typeof answer>((resolve) => (arrive = resolve)));
    const write = vi.fn(async ([item]: FakeItem[]) => void (await item?.parts['text/plain']));
    vi.stubGlobal('navigator', {clipboard: {write}});

    const result = copyPage('/docs/page.md');
    expect(write).toHaveBeenCalledTimes(1);
    arrive(answer);
    expect(await result).toBe('copied');
    const blob = await write.mock.calls[0]?.[0][0]?.parts['text/plain'];
    expect(await blob?.text()).toBe('# Page');
  });

  it('says so when the page does not arrive', async () => {
    vi.stubGlobal('fetch', async () => ({...answer, ok: false, status: 404}));
    const write = async ([item]: FakeItem[]) => void (await item?.parts['text/plain']);
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', {clipboard: {write, writeText}});
    expect(await copyPage('/docs/page.md')).toBe('failed');
    expect(writeText).not.toHaveBeenCalled();
  });

  it('says so when there is no clipboard', async () => {
    vi.stubGlobal('navigator', {});
    expect(await copyPage('/docs/page.md')).toBe('failed');
  });
});
