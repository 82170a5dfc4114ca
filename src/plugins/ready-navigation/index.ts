import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {watchModules} from '../../finish/watchModules.ts';

type Request = {readonly context: string; request: string};

const client = (file: string): string => join(__dirname, '../../client', file);

/** Where the framework keeps what runs in the browser. */
const FROM = /core[\\/]lib[\\/]client$/;

/** Modules of the framework that ours take the place of, so that a click draws a page whose files are there. */
const replacements = [
  {request: /^\.\/docusaurus$/, by: client('linkLoading.ts')},
  {request: /^\.\/PendingNavigation$/, by: client('ReadyNavigation.ts')},
];

/** Puts our navigation into the browser's bundle, and ends the build where the framework no longer asks for its own. */
export default function readyNavigation(): Plugin {
  return {
    name: 'ready-navigation',
    configureWebpack(config, isServer, {currentBundler: {instance}}) {
      if (config.mode !== 'production' || isServer) return {};
      // Its list of all scripts by name serves the prefetching of links in view, which linkLoading.ts does without.
      const {plugins = []} = config;
      config.plugins = plugins.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
      if (config.plugins.length === plugins.length) noMatch('a ChunkAssetPlugin');
      return {
        plugins: [
          ...replacements.map(
            ({request, by}) =>
              new instance.NormalModuleReplacementPlugin(request, (resource: Request) => {
                if (FROM.test(resource.context)) resource.request = by;
              }),
          ),
          watchModules((files) => {
            for (const {by} of replacements) if (!files.includes(by)) noMatch(`the module ${by}`);
          }),
        ],
      };
    },
  };
}

/** A replacement without a match would silently make each click slower, or leave its bytes in the bundle. */
function noMatch(what: string): never {
  throw new Error(
    `The bundle of the browser no longer has ${what}, which src/plugins/ready-navigation replaces or takes out: find out what this version of Docusaurus does instead.`,
  );
}
