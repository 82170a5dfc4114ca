import type {Plugin} from '@docusaurus/types';
import {shortenClassNames} from './shortClassNames.ts';
import {steadyNames} from './steadyNames.ts';

/**
 * Names that the bundler makes up: short ones for classes, which are in every page, and for scripts, which are in a list that
 * every visitor loads; and minified ones that are the same in each build.
 */
export default function names(): Plugin {
  return {
    name: 'names',
    configureWebpack(config, isServer) {
      if (config.mode !== 'production') return {};
      shortenClassNames(config);
      if (isServer) return {};
      steadyNames(config);
      return {output: {chunkFilename: 'assets/js/[contenthash:8].js'}};
    },
  };
}
