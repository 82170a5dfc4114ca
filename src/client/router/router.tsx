import {
  createBrowserHistory,
  createLocation,
  createPath,
  type History,
  type Location,
} from 'history';
import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  type Ref,
  use,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import {matchPath, type Match} from './matchPath.ts';
import {drawTopFirst} from './topFirst.ts';

export {matchPath};

/**
 * The part of react-router-dom 5 that Docusaurus uses in the browser, for routes without parameters. What it brings
 * with it for others is as large as this: patterns, histories in memory and in the hash, checks of types.
 */
export type RouterValue = {
  readonly history: History;
  readonly location: Location;
  readonly match: Match;
};

export const RouterContext = createContext<RouterValue | undefined>(undefined);

export function useRouter(): RouterValue {
  const value = use(RouterContext);
  if (!value) throw new Error('Only components inside of a BrowserRouter can ask for the address.');
  return value;
}

export const useHistory = (): History => useRouter().history;

export const useLocation = (): Location => useRouter().location;

type Parent = {readonly children?: ReactNode};

export function BrowserRouter({children}: Parent) {
  const [history] = useState(createBrowserHistory);
  const [location, setLocation] = useState(history.location);
  useLayoutEffect(() => {
    const show = () => setLocation(history.location);
    // Something inside may have led elsewhere before this listens.
    show();
    return history.listen(show);
  }, [history]);
  const match = {path: '/', url: '/', isExact: location.pathname === '/', params: {}};
  return <RouterContext value={{history, location, match}}>{children}</RouterContext>;
}

/** Docusaurus names it for sites that ask for it; this one does not. */
export {BrowserRouter as HashRouter};

/** Shows its content as if it were at another location. */
export function Route({
  location,
  render,
}: {
  readonly location: Location;
  readonly render: () => ReactNode;
}) {
  return <RouterContext value={{...useRouter(), location}}>{render()}</RouterContext>;
}

export function Redirect({to}: {readonly to: string}) {
  const history = useHistory();
  useEffect(() => history.replace(to), [history, to]);
  return null;
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly to: string;
  readonly innerRef?: Ref<HTMLAnchorElement>;
};

export function Link({to, innerRef, onClick, ...props}: LinkProps) {
  const {history, location: current} = useRouter();
  const location = createLocation(to, null, undefined, current);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    try {
      onClick?.(event);
    } catch (error) {
      event.preventDefault();
      throw error;
    }
    const isOurs =
      event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
    if (event.defaultPrevented || !isOurs || (props.target || '_self') !== '_self') return;
    event.preventDefault();
    // A heading has to be where it stays when the browser scrolls to it.
    if (location.pathname !== current.pathname && location.hash === '') drawTopFirst();
    history[createPath(current) === createPath(location) ? 'replace' : 'push'](to);
  };
  return <a {...props} ref={innerRef} href={history.createHref(location)} onClick={follow} />;
}

type NavLinkProps = LinkProps & {
  readonly activeClassName?: string;
  readonly exact?: boolean;
  readonly isActive?: (match: Match | null, location: Location) => boolean;
};

export function NavLink({
  'aria-current': mark = 'page',
  activeClassName = 'active',
  exact = false,
  isActive,
  className,
  ...props
}: NavLinkProps) {
  const current = useLocation();
  const {pathname} = createLocation(props.to, null, undefined, current);
  const match = matchPath(current.pathname, {path: pathname, exact});
  const active = isActive ? isActive(match, current) : match !== null;
  return (
    <Link
      {...props}
      aria-current={active ? mark : undefined}
      className={active ? [className, activeClassName].filter(Boolean).join(' ') : className}
    />
  );
}
