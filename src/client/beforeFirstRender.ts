import siteConfig from '@generated/docusaurus.config';
import nprogress from 'nprogress';
import {createRoot} from 'react-dom/client';
import {withoutFileEnding} from '../site/addresses.ts';

// The progress bar's own markup has a role that does not exist; a new page announces itself.
nprogress.configure({
  barSelector: '.bar',
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
});

if (typeof window !== 'undefined') {
  // The router finds the scripts of a page by its address, so the ending must go before it looks.
  const {pathname, search, hash} = window.location;
  const clean = withoutFileEnding(pathname, siteConfig.baseUrl);
  if (clean !== pathname)
    window.history.replaceState(window.history.state, '', `${clean}${search}${hash}`);

  // Every unknown address gets the same HTML, but the router draws it differently under each docs version: a new
  // root renders such a page without comparing it to HTML that cannot match. src/theme/NotFound/Content sets the mark.
  const container = document.getElementById('__docusaurus');
  if (container && document.documentElement.dataset['missingPage'] === 'true')
    Object.assign(window, {docusaurusRoot: createRoot(container)});
}

/** Docusaurus expects a client module to have an export. */
export default undefined;
