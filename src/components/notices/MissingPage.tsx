import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {type ReactNode, useEffect} from 'react';
import {withoutBase} from '../../site/addresses.ts';
import {UPGRADE_PAGE} from '../../site/tools.ts';
import {docsVersions, versionRoot} from '../../site/versions.ts';

const WAYS = [
  ['/docs/intro', 'Introduction', 'what expo-iap is and where to start'],
  ['/docs/api', 'API overview', 'every function, hook and type'],
  ['/docs/api/error-codes', 'Error codes', 'what a code means and what to do'],
  [UPGRADE_PAGE, 'Upgrade expo-iap', 'what to change in your code when you move to another patch'],
  ['/blog', 'Release blog', 'what each release changed'],
] as const;

/** What a reader sees at an address that does not exist: that nothing is there, and where to go on. */
export default function MissingPage(): ReactNode {
  useMovedPage();
  return (
    <main className="text-page">
      <h1>Page not found</h1>
      <p>
        There’s no page at this address. It may have moved, or the link that brought you here has a
        typo.
      </p>
      <p>
        <Link className="button button--primary" to="/search">
          Search the documentation
        </Link>
      </p>
      <ul>
        {WAYS.map(([to, name, about]) => (
          <li key={to}>
            <Link to={to}>{name}</Link>: {about}
          </li>
        ))}
        <li>
          Versions:{' '}
          {docsVersions.map((version, index) => (
            <span key={version.version}>
              {index > 0 && ', '}
              <Link to={`${versionRoot(version)}/intro`}>{version.label}</Link>
            </span>
          ))}
        </li>
      </ul>
    </main>
  );
}

/** Leads on from the address of a page that moved, for hosts that read no `_redirects`; the list is loaded only here. */
function useMovedPage(): void {
  const {pathname, search, hash} = useLocation();
  const {replace} = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  useEffect(() => {
    let isOpen = true;
    const address = withoutBase(pathname, withBaseUrl('/')).replace(/\/+$/, '');
    const follow = import('../../site/redirects.ts').then(({followRedirects}) => {
      const moved = followRedirects(address);
      if (moved !== undefined && isOpen) replace(`${withBaseUrl(moved)}${search}${hash}`);
    });
    // Without the list, the links of the page still work.
    follow.catch(() => {});
    return () => {
      isOpen = false;
    };
  }, [pathname, search, hash, replace, withBaseUrl]);
}
