// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {ComponentType, ReactNode} from 'react';
import * as upstream from 'react-router-dom';
import {renderRoutes as renderUpstream} from 'react-router-config';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import * as ours from './router.tsx';
import {matchRoutes, renderRoutes} from './routes.tsx';

// It is about layout, which only a browser has: tests/e2e/top-first.spec.ts.
vi.mock('./topFirst.ts', () => ({drawTopFirst: () => undefined}));

type Route = {path: string; exact?: boolean; component: () => ReactNode};
type Render = (routes?: Route[]) => ReactNode;

const inDocs = [{path: '/docs/intro', exact: true, component: () => <p>Introduction</p>}];
const routesWith = (render: Render) => [
  {path: '/blog', exact: true, component: () => <p>Blog</p>},
  {path: '/docs', component: () => <main>{render(inDocs)}</main>, routes: inDocs},
  {path: '*', component: () => <p>Nothing here</p>},
];

type Link = ComponentType<{
  to: string;
  target?: string;
  'aria-current'?: 'true';
  onClick?: () => void;
  children: ReactNode;
}>;
type Router = {BrowserRouter: ComponentType<{children?: ReactNode}>; Link: Link; NavLink: Link};

const show = ({BrowserRouter, Link, NavLink}: Router, content: ReactNode): string =>
  render(
    <BrowserRouter>
      <NavLink to="/docs">Docs</NavLink>
      <NavLink to="/blog?tag=ios#top">Posts</NavLink>
      {['/blog', '/docs'].map((to) => (
        <NavLink key={to} to={to} aria-current="true">
          {to} with a mark
        </NavLink>
      ))}
      <Link to="../docs/intro">Start</Link>
      <Link to="/docs/intro" target="_blank">
        Window
      </Link>
      {content}
    </BrowserRouter>,
  ).container.innerHTML;

beforeEach(() => window.history.replaceState(null, '', '/blog'));
afterEach(cleanup);

it('renders links as react-router does', () => {
  const html = show(upstream, null);
  cleanup();
  expect(html).toContain('aria-current="page"');
  expect(show(ours, null)).toBe(html);
});

describe.each([
  ['react-router', upstream, renderUpstream],
  ['ours', ours, renderRoutes],
])('%s', (_, router: Router, render: Render) => {
  it('follows a link to a route inside of another, and the way back', async () => {
    show(router, render(routesWith(render)));
    screen.getByText('Blog');
    fireEvent.click(screen.getByText('Start'));
    screen.getByText('Introduction');
    expect(screen.getByText('Docs').getAttribute('aria-current')).toBe('page');
    window.history.back();
    await screen.findByText('Blog');
  });

  it('leaves to the browser what opens elsewhere, and adds no entry for the address it has', () => {
    show(router, render(routesWith(render)));
    fireEvent.click(screen.getByText('Window'));
    fireEvent.click(screen.getByText('Start'), {ctrlKey: true});
    fireEvent.click(screen.getByText('Start'), {button: 1});
    expect(location.pathname).toBe('/blog');
    fireEvent.click(screen.getByText('Posts'));
    const entries = window.history.length;
    fireEvent.click(screen.getByText('Posts'));
    expect(window.history.length).toBe(entries);
    expect(location.search + location.hash).toBe('?tag=ios#top');
  });
});

it('shows the route for every other address, and lists what matches', () => {
  window.history.replaceState(null, '', '/nowhere');
  show(ours, <ours.Redirect to="/lost" />);
  expect(location.pathname).toBe('/lost');
  const paths = (path: string) =>
    matchRoutes(routesWith(renderRoutes), path).map(({route}) => route.path);
  expect(paths('/docs/intro')).toEqual(['/docs', '/docs/intro']);
  expect(paths('/lost')).toEqual(['*']);
});
