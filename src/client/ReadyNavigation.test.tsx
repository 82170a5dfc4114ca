// @vitest-environment jsdom
import {act, cleanup, render, screen} from '@testing-library/react';
import {Component, type ReactNode} from 'react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {noteLoaded} from './linkLoading.ts';
import ReadyNavigation from './ReadyNavigation.ts';

type Location = ReadyNavigation['props']['location'];

const {files, upstream} = vi.hoisted(() => ({
  /** Ends the download of the files of each page. */
  files: new Map<string, () => void>(),
  upstream: {draws: 0, finish: (): void => undefined},
}));

vi.mock('@docusaurus/core/lib/client/preload', () => ({
  default: (path: string) => new Promise<void>((resolve) => files.set(path, resolve)),
}));
/** Waits for every page, as Docusaurus does. */
vi.mock('@docusaurus/core/lib/client/PendingNavigation', () => ({
  default: class extends Component<{location: Location}, {nextRouteHasLoaded: boolean}> {
    override state = {nextRouteHasLoaded: true};
    override shouldComponentUpdate(
      next: {location: Location},
      {nextRouteHasLoaded}: {nextRouteHasLoaded: boolean},
    ): boolean {
      if (next.location === this.props.location) return nextRouteHasLoaded;
      this.setState({nextRouteHasLoaded: false});
      upstream.finish = () => this.setState({nextRouteHasLoaded: true});
      return false;
    }
    override render(): ReactNode {
      upstream.draws += 1;
      return this.props.location.pathname;
    }
  },
}));

const at = (pathname: string): Location => ({pathname, search: '', hash: '', state: null});
const page = (location: Location): ReactNode => (
  <ReadyNavigation location={location}>{null}</ReadyNavigation>
);

/** Lets the files of a page arrive, which ends the wait of upstream for whatever page was asked for last. */
const arrive = (path: string): Promise<void> =>
  act(async () => {
    files.get(path)?.();
    await Promise.resolve();
    upstream.finish();
  });

beforeEach(() => {
  upstream.draws = 0;
});
afterEach(cleanup);

it('draws a page at once, and once, whose files are there', () => {
  noteLoaded('/docs/there');
  const {rerender} = render(page(at('/docs/start')));
  rerender(page(at('/docs/there')));
  expect(screen.getByText('/docs/there')).toBeTruthy();
  act(() => upstream.finish());
  expect(upstream.draws).toBe(2);
});

it('draws no page whose files are missing when those of another arrive that the reader has left', async () => {
  const {rerender} = render(page(at('/docs/start')));
  rerender(page(at('/docs/left')));
  rerender(page(at('/docs/wanted')));
  await arrive('/docs/left');
  expect(screen.getByText('/docs/start')).toBeTruthy();
  await arrive('/docs/wanted');
  expect(screen.getByText('/docs/wanted')).toBeTruthy();
});
