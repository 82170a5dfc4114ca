import isInternalUrl from '@docusaurus/isInternalUrl';
import {useLocation} from '@docusaurus/router';
import {isSamePath} from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/NavbarItem/NavbarNavLink';
import OriginalNavbarNavLink from '@theme-original/NavbarItem/NavbarNavLink';
import type {ReactNode} from 'react';

/** Says "this page" only of a link to this very page; links to its section are merely "current". */
export default function NavbarNavLink({isActive, ...props}: Props): ReactNode {
  const {pathname} = useLocation();
  const page = useBaseUrl(props.to?.replace(/[?#].*$/, '') ?? '');
  // A link that leaves the site would keep the mark whether it is active or not.
  if (!isInternalUrl(props.to)) return <OriginalNavbarNavLink {...props} />;
  return (
    <OriginalNavbarNavLink
      aria-current={isSamePath(page, pathname) ? 'page' : 'true'}
      {...props}
      // A link to a sidebar is active on the pages of the sidebar, unless the config says where.
      {...(isActive && props.activeBaseRegex === undefined && {isActive})}
    />
  );
}
