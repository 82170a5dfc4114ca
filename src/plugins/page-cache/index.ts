import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {codeFiles} from '../../cache/codeKey.ts';
import {inputsOf} from '../../markdown/pageInputs.ts';
import {missesUpstream} from '../missesUpstream.ts';

const LOADER = /\.cjs$/;

const CONTENT = ['docs', 'versioned_docs', 'blog', 'src/pages'];

/**
 * Compiled pages are kept between builds, but they depend on more than their own text. A change of the code behind all
 * pages discards every one: the pipeline with all that it imports, and the loaders of our plugins. Docusaurus adds its
 * configuration itself. A change of a file that the pipeline read for some pages discards those.
 */
export default function pageCache({siteDir}: LoadContext): Plugin {
  const plugins = join(siteDir, 'src/plugins');
  const loaders = readdirSync(plugins, {recursive: true, encoding: 'utf8'})
    .filter((name) => LOADER.test(name))
    .map((name) => join(plugins, name));
  const all = codeFiles([join(siteDir, 'src/marks/pipeline.ts'), ...loaders]);
  return {
    name: 'page-cache',
    configureWebpack: ({experiments}) => ({
      ...(process.env.DOCUSAURUS_NO_PERSISTENT_CACHE ? {} : persistentCache(experiments, all)),
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            // Docusaurus has its own loader for all that no rule for pages includes.
            include: CONTENT.map((folder) => join(siteDir, folder)),
            enforce: 'post',
            use: {loader: join(__dirname, 'addInputs.cjs'), options: {inputsOf}},
          },
        ],
      },
    }),
  };
}

function persistentCache(experiments: object | undefined, buildDependencies: string[]): object {
  if (experiments && 'cache' in experiments) return {experiments: {cache: {buildDependencies}}};
  missesUpstream({
    name: 'the cache of compiled pages',
    file: 'src/plugins/page-cache/index.ts',
    sentence:
      'Docusaurus no longer sets up the cache of pages as experiments.cache, so a change of the pipeline would leave ' +
      'old pages in it. Adapt src/plugins/page-cache, or build with DOCUSAURUS_NO_PERSISTENT_CACHE=true.',
  });
  return {};
}
