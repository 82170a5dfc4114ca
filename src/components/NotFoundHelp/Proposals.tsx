import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import routes from '@generated/routes';
import {type ReactNode, useEffect, useMemo} from 'react';
import {versionOfAddress, withoutBase} from '../../site/addresses.ts';
import {listPages, nameAddress} from './knownPages.ts';
import {proposePages} from './proposePages.ts';

/** Redirects to the page that replaced a missing address, or suggests pages that the reader may have meant. */
export default function Proposals(): ReactNode {
  const {pathname, search, hash} = useLocation();
  const {replace} = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  const base = withBaseUrl('/');
  const {moved, otherVersions, close} = useMemo(
    () => proposePages(withoutBase(pathname, base), listPages(routes, base)),
    [pathname, base],
  );
  useEffect(() => {
    if (moved !== undefined) replace(`${withBaseUrl(moved)}${search}${hash}`);
  }, [moved, search, hash, replace, withBaseUrl]);

  return (
    <>
      {moved !== undefined && (
        <p>
          The page is now <Link to={moved}>{nameAddress(moved)}</Link>.
        </p>
      )}
      <PageList heading="This page in other versions" pages={otherVersions} />
      <PageList heading="Did you mean" pages={close} />
      {(otherVersions.length > 0 || close.length > 0) && <h2>Or start here</h2>}
    </>
  );
}

function PageList({
  heading,
  pages,
}: {
  readonly heading: string;
  readonly pages: readonly string[];
}): ReactNode {
  if (pages.length === 0) return null;
  return (
    <>
      <h2>{heading}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <Link to={page}>{nameOf(page)}</Link>: <code>{page}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

function nameOf(page: string): string {
  const label = versionOfAddress(page)?.label;
  return label === undefined ? nameAddress(page) : `${nameAddress(page)} in ${label}`;
}
