import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {watchModules} from '../../finish/watchModules.ts';

type Request = {readonly context: string; request: string};

const client = (file: string): string => join(__dirname, '../../client', file);

/** Modules that take the place of larger or slower ones in the browser: which request, from where, and by what. */
const replacements = [
  {request: /^\.\/docusaurus$/, from: /core[\\/]lib[\\/]client$/, by: client('linkLoading.ts')},
  {
    request: /^\.\/PendingNavigation$/,
    from: /core[\\/]lib[\\/]client$/,
    by: client('ReadyNavigation.ts'),
  },
  {request: /^tslib$/, from: /[\\/]utils-common[\\/]/, by: client('tslib.ts')},
];

/** Settings that only the build reads. */
const BUILD_ONLY = [
  'presets',
  'plugins',
  'themes',
  'clientModules',
  'markdown',
  'scripts',
  'headTags',
  'stylesheets',
  'staticDirectories',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
];

/** Removes what no browser needs from the scripts that every visitor loads. */
export default function leanClient({generatedFilesDir}: LoadContext): Plugin {
  const settings = join(generatedFilesDir, 'docusaurus.config.mjs');
  const registry = join(generatedFilesDir, 'registry.js');
  const metadata = join(generatedFilesDir, 'site-metadata.json');
  return {
    name: 'lean-client',
    configureWebpack(config, isServer, {currentBundler: {instance}}) {
      if (isServer || config.mode !== 'production') return {};
      // The list of all chunks by name serves the prefetching of links in view, which this site does without.
      const {plugins = []} = config;
      config.plugins = plugins.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
      if (config.plugins.length === plugins.length) throw noMatch('a ChunkAssetPlugin');
      return {
        // A name in front of the hash would be repeated in the list of chunks that every visitor loads.
        output: {chunkFilename: 'assets/js/[contenthash:8].js'},
        plugins: [
          ...replacements.map(
            ({request, from, by}) =>
              new instance.NormalModuleReplacementPlugin(request, (resource: Request) => {
                if (from.test(resource.context)) resource.request = by;
              }),
          ),
          watchModules((files) => {
            for (const file of [settings, registry, metadata, ...replacements.map(({by}) => by)])
              if (!files.includes(file)) throw noMatch(`the module ${file}`);
          }),
        ],
        module: {
          rules: [
            {test: settings, use: dropKeys(BUILD_ONLY)},
            {test: registry, use: join(__dirname, 'shortRegistry.cjs')},
            // Only the debug pages of the dev server show the versions of plugins.
            {test: metadata, use: dropKeys(['pluginVersions'])},
          ],
        },
      };
    },
  };
}

function dropKeys(keys: readonly string[]): {loader: string; options: object} {
  return {loader: join(__dirname, 'dropKeys.cjs'), options: {keys}};
}

/** The error for a replacement without a match, which would silently leave its bytes in the bundle. */
function noMatch(what: string): Error {
  return new Error(
    `The bundle of the browser no longer has ${what}, which src/plugins/lean-client replaces or takes out: find out what this version of Docusaurus does instead.`,
  );
}
