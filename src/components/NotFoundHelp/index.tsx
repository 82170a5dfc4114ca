import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {lazy, type ReactNode, Suspense} from 'react';
import {readable, wordsOf} from './missingAddress.ts';
import styles from './styles.module.css';

/**
 * Loaded only here, so that other pages do not load the code that compares addresses. Without it, the list of links
 * still works.
 */
const Proposals = lazy(() => import('./Proposals.tsx').catch(() => ({default: () => null})));

/** What a reader sees at an address that does not exist: what is missing and where to go on. */
export default function NotFoundHelp(): ReactNode {
  // One file answers for every missing address, so its HTML cannot name one.
  const {pathname} = useLocation();
  const address = useIsBrowser() ? readable(pathname) : undefined;
  const words = address === undefined ? '' : wordsOf(address);
  return (
    <main className={`text-page ${styles.help}`}>
      <h1>Page not found</h1>
      <p>
        There’s no page at {address === undefined ? 'this address' : <code>{address}</code>}. It may
        have moved, or the link that brought you here has a typo.
      </p>
      {address !== undefined && (
        <Suspense>
          <Proposals />
        </Suspense>
      )}
      <ul>
        <li>
          <Link to="/docs/intro">Introduction</Link>: what expo-iap is and where to start
        </li>
        <li>
          <Link to="/docs/api">API overview</Link>: every function, hook and type
        </li>
        <li>
          <Link to="/docs/api/error-codes">Error codes</Link>: what a code means and what to do
        </li>
        <li>
          <Link to="/tools/upgrade">Upgrade expo-iap</Link>: what to change in your code when you
          move from one patch to another
        </li>
        <li>
          <Link to="/blog">Release blog</Link>: what each release changed
        </li>
      </ul>
      {words !== '' && (
        <Link className="button button--primary" to={`/search?q=${encodeURIComponent(words)}`}>
          Search for “{words}”
        </Link>
      )}
    </main>
  );
}
