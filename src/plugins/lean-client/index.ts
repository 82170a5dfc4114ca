import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {watchModules} from '../../finish/watchModules.ts';
import {missesUpstream} from '../missesUpstream.ts';
import {shortenClassNames} from './shortClassNames.ts';
import {steadyNames} from './steadyNames.ts';

const FILE = 'src/plugins/lean-client/index.ts';

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
  'i18n',
  'storage',
  'organizationName',
  'projectName',
  'future.v4',
  'future.faster',
  'future.experimental_vcs',
  // Code is highlighted when it is built.
  'themeConfig.prism',
];

/** Removes what no browser needs from the scripts that every visitor loads. */
export default function leanClient({generatedFilesDir}: LoadContext): Plugin {
  const rule = (file: string, keys: readonly string[]) => ({
    test: join(generatedFilesDir, file),
    use: {
      loader: join(__dirname, 'dropKeys.cjs'),
      options: {
        keys,
        missing: (names: readonly string[]) =>
          missesUpstream({
            name: `${file} without what no browser reads`,
            file: FILE,
            sentence: `${file} has no ${names.join(', ')}: change src/plugins/lean-client/index.ts to what this version of Docusaurus writes.`,
          }),
      },
    },
  });
  const shortened = [
    rule('docusaurus.config.mjs', BUILD_ONLY),
    // Only the debug pages of the dev server show the versions of plugins.
    rule('site-metadata.json', ['pluginVersions']),
  ];
  return {
    name: 'lean-client',
    // The bundler would look for a configuration in every folder above every style sheet.
    configurePostCss: (options) => ({...options, config: false}),
    configureWebpack(config, isServer, {currentBundler: {instance}}) {
      if (config.mode !== 'production') return {};
      shortenClassNames(config);
      if (isServer) return {};
      steadyNames(config);
      // The list of all chunks by name serves the prefetching of links in view, which this site does without.
      const {plugins = []} = config;
      config.plugins = plugins.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
      if (config.plugins.length === plugins.length) noMatch('a ChunkAssetPlugin');
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
            for (const file of [
              ...shortened.map(({test}) => test),
              ...replacements.map(({by}) => by),
            ])
              if (!files.includes(file)) noMatch(`the module ${file}`);
          }),
        ],
        module: {rules: shortened},
      };
    },
  };
}

/** A replacement without a match would silently leave its bytes in the bundle. */
function noMatch(what: string): void {
  missesUpstream({
    name: `less code in the browser: ${what}`,
    file: FILE,
    sentence: `The bundle of the browser no longer has ${what}, which src/plugins/lean-client replaces or takes out: find out what this version of Docusaurus does instead.`,
  });
}
