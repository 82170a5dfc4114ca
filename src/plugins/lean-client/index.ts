import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

type Request = {readonly context: string; request: string};

/** What every visitor loads, without what no browser reads and without what grows with every page but helps nobody. */
export default function leanClient(context: LoadContext): Plugin {
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
      const shorten = (file: string, loader: string) => ({
        test: join(context.generatedFilesDir, file),
        use: join(__dirname, loader),
      });
      return {
        // A name in front of the hash would stand once more in the list of chunks that every visitor loads.
        output: {chunkFilename: 'assets/js/[contenthash:8].js'},
        plugins: [
          replace(/^\.\/docusaurus$/, /core[\\/]lib[\\/]client$/, 'linkLoading.ts'),
          replace(/^tslib$/, /[\\/]utils-common[\\/]/, 'tslib.ts'),
        ],
        module: {
          rules: [
            shorten('docusaurus.config.mjs', 'dropSettings.cjs'),
            shorten('routes.js', 'shortRoutes.cjs'),
            shorten('routesChunkNames.json', 'shortChunkNames.cjs'),
            shorten('registry.js', 'shortRegistry.cjs'),
          ],
        },
      };
    },
  };
}
