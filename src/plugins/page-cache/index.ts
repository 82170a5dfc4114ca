import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {codeFiles} from '../../cache/codeKey.ts';
import {inputsOf} from '../../markdown/pageInputs.ts';

const LOADER = /\.cjs$/;

const CONTENT = ['docs', 'versioned_docs', 'blog', 'src/pages'];

/**
 * Compiled pages are kept between builds, but they depend on more than their own text. A change of the code behind all
 * pages discards every one: the pipeline with all that it imports, and the loaders of our plugins. Docusaurus adds its
 * configuration itself. A change of a file that the pipeline read for some pages discards those.
 */
export default function pageCache({siteDir}: LoadContext): Plugin {
  const all = behindAllPages(siteDir);
  return {
    name: 'page-cache',
    configureWebpack: () => ({
      ...(process.env.DOCUSAURUS_NO_PERSISTENT_CACHE
        ? {}
        : {experiments: {cache: {buildDependencies: all}}}),
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

/** The code whose change discards every page. */
export function behindAllPages(siteDir: string): string[] {
  const plugins = join(siteDir, 'src/plugins');
  const loaders = readdirSync(plugins, {recursive: true, encoding: 'utf8'})
    .filter((name) => LOADER.test(name))
    .map((name) => join(plugins, name));
  return codeFiles([join(siteDir, 'src/marks/pipeline.ts'), ...loaders]);
}
