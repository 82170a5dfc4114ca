import type {PluginModule} from '@docusaurus/types';
import checks from '../plugins/checks/index.ts';
import firstView from '../plugins/first-view/index.ts';
import hostRedirects from '../plugins/host-redirects/index.ts';
import leanClient from '../plugins/lean-client/index.ts';
import licenses from '../plugins/licenses/index.ts';
import markdownTwins from '../plugins/markdown-twins/index.ts';
import pageCache from '../plugins/page-cache/index.ts';
import search from '../plugins/search/index.ts';
import securityHeaders from '../plugins/security-headers/index.ts';
import socialCards from '../plugins/social-cards/index.ts';
import versionRoots from '../plugins/version-roots/index.ts';

/**
 * The plugins in the order in which they run. They are functions and not paths: Docusaurus loads each path by itself, and
 * with it once more everything that it shares with the others, which takes seconds.
 */
export const plugins: readonly PluginModule[] = [
  checks,
  versionRoots,
  pageCache,
  socialCards,
  markdownTwins,
  search,
  licenses,
  leanClient,
  firstView,
  securityHeaders,
  hostRedirects,
];
