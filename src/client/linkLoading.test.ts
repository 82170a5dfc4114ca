import preloadPage from '@docusaurus/core/lib/client/preload';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import linkLoading, {isLoaded, loadPointedAt} from './linkLoading.ts';

vi.mock('@docusaurus/core/lib/client/preload', () => ({default: vi.fn()}));

beforeEach(() => {
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('loads a page once, and knows when it is there', async () => {
  type Files = Awaited<ReturnType<typeof preloadPage>>;
  let arrive: (files: Files) => void = () => undefined;
  vi.mocked(preloadPage).mockReturnValue(new Promise<Files>((resolve) => (arrive = resolve)));
  const loading = linkLoading.preload('/docs/a');
  expect(linkLoading.preload('/docs/a')).toBe(false);
  expect(isLoaded('/docs/a')).toBe(false);
  arrive([]);
  await loading;
  expect(isLoaded('/docs/a')).toBe(true);
});

it('loads the page of a link to one of its sections', async () => {
  vi.mocked(preloadPage).mockResolvedValue([]);
  await linkLoading.preload('/docs/b?shown=1#section');
  expect(preloadPage).toHaveBeenLastCalledWith('/docs/b');
  expect(isLoaded('/docs/b')).toBe(true);
});

it('loads nothing for a link within the page, and nothing for readers who save data', () => {
  vi.mocked(preloadPage).mockReset();
  linkLoading.preload('#section');
  vi.stubGlobal('navigator', {connection: {saveData: true}});
  linkLoading.preload('/docs/c');
  expect(preloadPage).not.toHaveBeenCalled();
});

it('does not take a page for loaded whose files failed to arrive', async () => {
  vi.mocked(preloadPage).mockRejectedValue(new Error('offline'));
  await expect(linkLoading.preload('/docs/d')).rejects.toThrow('offline');
  expect(isLoaded('/docs/d')).toBe(false);
});

/** Puts the pointer over a link of the page. */
function pointAt(to: string): void {
  const here = new URL('https://docs.example/docs/start');
  vi.stubGlobal('location', here);
  vi.stubGlobal('document', {querySelector: () => new URL(to, here)});
}

it.each([
  ['/docs/e', 1],
  ['/docs/2.7', 1],
  ['/docs/e.md', 0],
  ['https://example.com/docs/f', 0],
])(
  'loads the page that is pointed at already, and neither a file nor another site: %s',
  (to, loads) => {
    vi.mocked(preloadPage).mockReset().mockResolvedValue([]);
    pointAt(to);
    loadPointedAt();
    expect(preloadPage).toHaveBeenCalledTimes(loads);
  },
);

it('lets nothing notice that the page which is pointed at failed to load', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  vi.mocked(preloadPage).mockReset().mockRejectedValue(new Error('offline'));
  pointAt('/docs/g');
  loadPointedAt();
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(preloadPage).toHaveBeenCalledOnce();
  expect(unhandled).not.toHaveBeenCalled();
});
