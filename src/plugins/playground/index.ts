import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {gzipSync} from 'node:zlib';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {transform} from 'esbuild';
import type {PlaygroundFiles} from '../../playground/files.ts';
import {
  appsOf,
  FRAME_DOCUMENT,
  LIST_OF_FILES,
  type PlayableApp,
  playableApps,
  STAGE_STYLES,
} from '../../site/playableApps.ts';
import type {DocsVersion} from '../../site/versions.ts';
import type {BundlingPlugin} from '../../finish/builtSite.ts';
import {appSources} from './appSources.ts';
import {bundleFrame, compileApp, playableVersions} from './buildBundles.ts';
import {bundleChecker, collectTypes} from './buildChecker.ts';
import {bundleEditor} from './buildEditor.ts';
import {devMiddleware} from '../devMiddleware.ts';
import {madeOnRequest} from '../madeOnRequest.ts';
import {stills} from './stills.ts';
import {frameDocument} from '../../finish/policy/frameDocument.ts';

/** A static folder of the site, made again by each build; docusaurus.config.ts names it. */
export const PLAYGROUND_FOLDER = '.cache/playground';

/**
 * Makes what runs when a reader tries a sample: a document for the frame, a bundle for each version, and the compiled
 * apps. Pages load none of it before someone asks, so the addresses are in a file too.
 */
export default function playground({siteDir, baseUrl}: LoadContext): Plugin & BundlingPlugin {
  const bundled = new Set<string>();
  const folder = join(siteDir, PLAYGROUND_FOLDER);
  const write = (file: string, text: string): string => {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), text);
    return file;
  };
  const writeHashed = (name: string, ending: string, text: string): string => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    return write(`assets/play/${name}.${hash}.${ending}`, text);
  };
  const makeAll = async () => {
    rmSync(folder, {recursive: true, force: true});
    write(FRAME_DOCUMENT, frameDocument);
    for (const [file, picture] of stills()) write(file, picture);
    const stage = ['stage.css', 'sheet.css']
      .map((name) => readFileSync(join(siteDir, 'src/playground', name), 'utf8'))
      .join('\n');
    write(STAGE_STYLES, (await transform(stage, {loader: 'css', minify: true})).code);
    const writeApp = async (version: DocsVersion, app: PlayableApp) => {
      const {files, sources} = await compileApp(appSources(siteDir, version, app), app.entry);
      const {name, entry, props, functions = [], givesItself} = app;
      const own = {files, entry: toModule(entry), props, functions};
      const compiled = JSON.stringify(givesItself ? {...own, givesItself} : own);
      return [
        [name, writeHashed(`${version.version}-${name}`, 'json', compiled)],
        [name, writeHashed(`${version.version}-${name}-source`, 'json', JSON.stringify(sources))],
      ] as const;
    };
    const versions = playableVersions.map(async (version) => {
      const {text, files} = await bundleFrame(siteDir, version);
      for (const file of files) bundled.add(file);
      const apps = await Promise.all(appsOf(version.version).map((app) => writeApp(version, app)));
      const types = JSON.stringify(collectTypes(siteDir, version));
      const own = {
        bundle: writeHashed(version.version, 'js', text),
        types: writeHashed(`${version.version}-types`, 'json', types),
        apps: Object.fromEntries(apps.map(([compiled]) => compiled)),
        sources: Object.fromEntries(apps.map(([, source]) => source)),
      };
      return {version: version.version, own, bytes: sizeOf(types)};
    });
    const [{script, styles}, checker, made] = await Promise.all([
      bundleEditor(siteDir),
      bundleChecker(siteDir),
      Promise.all(versions),
    ]);
    for (const file of [...script.files, ...checker.files]) bundled.add(file);
    const list: PlaygroundFiles = {
      versions: Object.fromEntries(made.map(({version, own}) => [version, own])),
      editor: {
        script: writeHashed('editor', 'js', script.text),
        styles: writeHashed('editor', 'css', styles),
      },
      checker: {
        script: writeHashed('checker', 'js', checker.text),
        bytes: sizeOf(checker.text) + Math.max(...made.map(({bytes}) => bytes)),
      },
    };
    write(LIST_OF_FILES, JSON.stringify(list));
  };
  const folders = ['play/', 'assets/play/'].map((name) => `${baseUrl}${name}`);
  const putOff = madeOnRequest(folders, makeAll);
  return {
    name: 'playground',
    bundledFiles: () => [...bundled],
    getPathsToWatch: () => [
      join(siteDir, 'src/playground/**/*.{ts,tsx,css}'),
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

/** The size of a text as a server sends it. */
function sizeOf(text: string): number {
  return gzipSync(text, {level: 9}).length;
}

function toModule(file: string): string {
  return file.replace(/\.\w+$/, '');
}
