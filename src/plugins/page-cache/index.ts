import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageInputs} from './pageInputs.ts';

/**
 * Compiled pages are kept between builds, but they depend on more than their own text: the steps of the
 * pipeline, the surface and the sample files. A change to one of those must not leave an old page behind.
 */
export default function pageCache({siteDir}: LoadContext): Plugin {
  return {
    name: 'page-cache',
    configureWebpack: (config) =>
      config.experiments && 'cache' in config.experiments
        ? {experiments: {cache: {buildDependencies: pageInputs(siteDir)}}}
        : {},
  };
}
