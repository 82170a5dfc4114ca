import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import firstView from '../plugins/first-view/index.ts';
import hostRedirects from '../plugins/host-redirects/index.ts';
import leanClient from '../plugins/lean-client/index.ts';
import licenses from '../plugins/licenses/index.ts';
import liveSamples from '../plugins/live-samples/index.ts';
import markdownTwins from '../plugins/markdown-twins/index.ts';
import pageCache from '../plugins/page-cache/index.ts';
import pageRules from '../plugins/page-rules/index.ts';
import search from '../plugins/search/index.ts';
import securityHeaders from '../plugins/security-headers/index.ts';
import socialCards from '../plugins/social-cards/index.ts';
import sourceRules from '../plugins/source-rules/index.ts';
import versionRoots from '../plugins/version-roots/index.ts';

/** Holds the content against the contract of this site. */
function contractRules(context: LoadContext): Plugin {
  return pageRules(context, {});
}

/**
 * The plugins in the order in which they run. They are functions and not paths: Docusaurus loads each path by itself, and
 * with it once more everything that it shares with the others, which takes seconds.
 */
export const plugins: readonly PluginModule[] = [
  sourceRules,
  versionRoots,
  contractRules,
  pageCache,
  socialCards,
  markdownTwins,
  search,
  licenses,
  leanClient,
  firstView,
  securityHeaders,
  hostRedirects,
  liveSamples,
];
