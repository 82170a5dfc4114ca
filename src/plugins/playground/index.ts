import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {LIST_OF_FILES} from 'playground-frame/addresses';
import type {PlaygroundFiles} from 'playground-frame/files';
import type {BundlingPlugin} from '../../finish/builtSite.ts';
import {playableApps} from '../../site/playableApps.ts';
import {devMiddleware} from '../devMiddleware.ts';
import {madeOnRequest} from '../madeOnRequest.ts';
import {makeApps} from './makeApps.ts';
import {makeScripts} from './makeScripts.ts';

/** A static folder of the site, made again by each build; docusaurus.config.ts names it. */
export const PLAYGROUND_FOLDER = '.cache/playground';

/**
 * Makes what runs when a reader tries a sample: a document for the frame, a bundle for each version, and the compiled
 * apps. Pages load none of it before someone asks, so the addresses are in a file too.
 */
export default function playground({siteDir, baseUrl}: LoadContext): Plugin & BundlingPlugin {
  const bundled = new Set<string>();
  const folder = join(siteDir, PLAYGROUND_FOLDER);
  const makeAll = async () => {
    rmSync(folder, {recursive: true, force: true});
    const [scripts, apps] = await Promise.all([makeScripts(siteDir), makeApps(siteDir)]);
    for (const file of scripts.bundled) bundled.add(file);
    const list: PlaygroundFiles = {
      versions: Object.fromEntries(
        Object.entries(scripts.versions).map(([version, {bundle}]) => {
          const {apps: compiled = {}, sources = {}} = apps.versions[version] ?? {};
          return [version, {bundle, apps: compiled, sources}];
        }),
      ),
      editor: scripts.editor,
      checker: scripts.checker,
    };
    const files = {...scripts.files, ...apps.files, [LIST_OF_FILES]: JSON.stringify(list)};
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), {recursive: true});
      writeFileSync(join(folder, file), text);
    }
  };
  const folders = ['play/', 'assets/play/'].map((name) => `${baseUrl}${name}`);
  const putOff = madeOnRequest(folders, makeAll);
  return {
    name: 'playground',
    bundledFiles: () => [...bundled],
    getPathsToWatch: () => [
      join(siteDir, 'packages/playground-frame/src/*.{ts,css}'),
      join(siteDir, 'packages/playground-frame/src/{check,edit,frame}/**/*.{ts,tsx,css}'),
      join(siteDir, '{docs,versioned_docs/*}/examples/_samples/*.{ts,tsx}'),
      ...playableApps.flatMap(({pages = []}) =>
        pages.map(({page}) =>
          join(siteDir, page.startsWith('src/') ? page : `{docs,versioned_docs/*}/${page}`),
        ),
      ),
    ],
    loadContent: putOff.make,
    configureWebpack: () => devMiddleware('playground', putOff.middleware),
  };
}
