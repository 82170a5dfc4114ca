import {createRoot} from 'react-dom/client';

/**
 * Every unknown address gets the same HTML, but the router draws it differently under each docs version.
 * Such a page is drawn anew instead of being hydrated against HTML that cannot match (R13).
 */
if (typeof document !== 'undefined' && document.documentElement.dataset['missingPage'] === 'true') {
  const container = document.getElementById('__docusaurus');
  if (container) Object.assign(window, {docusaurusRoot: createRoot(container)});
}

/** A client module needs an export to be one. */
export default undefined;
