import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

type Request = {readonly context: string; request: string};

/** What every visitor loads, without what no browser reads and without what grows with every page but helps nobody. */
export default function leanClient(): Plugin {
  return {
    name: 'lean-client',
    configureWebpack(config, isServer, {currentBundler: {instance}}) {
      if (isServer || config.mode !== 'production') return {};
      // The list of all chunks by name serves the prefetching of links in view, which this site does without.
      config.plugins = (config.plugins ?? []).filter(
        (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
      );
      const replace = (request: RegExp, from: RegExp, by: string) =>
        new instance.NormalModuleReplacementPlugin(request, (resource: Request) => {
          if (from.test(resource.context)) resource.request = join(__dirname, '../../client', by);
        });
      return {
        // A name in front of the hash would stand once more in the list of chunks that every visitor loads.
        output: {chunkFilename: 'assets/js/[contenthash:10].js'},
        plugins: [
          replace(/^\.\/docusaurus$/, /core[\\/]lib[\\/]client$/, 'linkLoading.ts'),
          replace(/^tslib$/, /[\\/]utils-common[\\/]/, 'importDefault.ts'),
        ],
        module: {
          rules: [
            {test: /\.docusaurus[\\/]registry\.js$/, use: join(__dirname, 'dropModulePaths.cjs')},
            {
              test: /\.docusaurus[\\/]docusaurus\.config\.mjs$/,
              use: join(__dirname, 'dropSettings.cjs'),
            },
          ],
        },
      };
    },
  };
}
