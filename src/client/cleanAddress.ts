import siteConfig from '@generated/docusaurus.config';
import {cleanPath} from './cleanPath.ts';

// The router finds the scripts of a page by its address, so the ending must go before it looks (R14).
if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const clean = cleanPath(pathname, siteConfig.baseUrl);
  if (clean !== pathname) window.history.replaceState(null, '', `${clean}${search}${hash}`);
}

/** A client module needs an export to be one. */
export default undefined;
