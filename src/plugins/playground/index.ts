import {createHash} from 'node:crypto';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {LIST_OF_FILES, type PlaygroundFiles} from '../../playground/files.ts';
import {FRAME_DOCUMENT, playableApps} from '../../site/playableApps.ts';
import type {BundlingPlugin} from '../../finish/builtSite.ts';
import {bundleFrame, compileApp, playableVersions} from './buildBundles.ts';
import {frameDocument} from '../../finish/policy/frameDocument.ts';

/** A static folder of the site, made again by each build; docusaurus.config.ts names it. */
export const PLAYGROUND_FOLDER = '.cache/playground';

/**
 * Makes what runs when a reader tries a sample: a document for the frame, a bundle for each version, and the compiled
 * apps. Pages load none of it before someone asks, so the addresses are in a file too.
 */
export default function playground({siteDir}: LoadContext): Plugin & BundlingPlugin {
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
  return {
    name: 'playground',
    bundledFiles: () => [...bundled],
    getPathsToWatch: () => [
      join(siteDir, 'src/playground/**/*.{ts,tsx}'),
      join(siteDir, '{docs,versioned_docs/*}/examples/_samples/*.{ts,tsx}'),
    ],
    async loadContent() {
      rmSync(folder, {recursive: true, force: true});
      write(FRAME_DOCUMENT, frameDocument);
      const versions = await Promise.all(
        playableVersions.map(async (version) => {
          const name = version.version;
          const {text, files: parts} = await bundleFrame(siteDir, version);
          for (const part of parts) bundled.add(part);
          const bundle = writeHashed(name, 'js', text);
          const apps = await Promise.all(
            playableApps.map(async (app) => {
              const files = await compileApp(siteDir, version, app.entry);
              const text = JSON.stringify({
                files,
                entry: toModule(app.entry),
                props: app.props,
                functions: app.functions ?? [],
              });
              return [app.name, writeHashed(`${name}-${app.name}`, 'json', text)] as const;
            }),
          );
          return [name, {bundle, apps: Object.fromEntries(apps)}] as const;
        }),
      );
      const files: PlaygroundFiles = Object.fromEntries(versions);
      write(LIST_OF_FILES, JSON.stringify(files));
    },
  };
}

function toModule(file: string): string {
  return file.replace(/\.\w+$/, '');
}
