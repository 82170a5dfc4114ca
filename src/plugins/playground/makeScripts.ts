import {gzipSync} from 'node:zlib';
import {FRAME_DOCUMENT, STAGE_STYLES} from 'playground-frame/addresses';
import {
  bundleChecker,
  bundleEditor,
  bundleFrame,
  bundleStage,
} from 'playground-frame/bundle/bundle';
import {collectTypes} from 'playground-frame/bundle/collectTypes';
import {frameDocument} from 'playground-frame/bundle/frameDocument';
import type {PlaygroundFiles} from 'playground-frame/files';
import {bundledFiles} from '../bundledFiles.ts';
import {playableVersions} from '../playableVersions.ts';
import {MadeFiles} from './MadeFiles.ts';
import {stills} from './stills.ts';

/** What is made from code alone: the texts of the files, and what the list of files says of them. */
export type MadeScripts = Pick<PlaygroundFiles, 'editor' | 'checker'> & {
  readonly files: Readonly<Record<string, string>>;
  readonly versions: Readonly<Record<string, {readonly bundle: string}>>;
  /** The files of the source, for the list of licenses. */
  readonly bundled: readonly string[];
};

/** Makes the frame of each version with its types, the editor, the type checker, and what is around the phone. */
export async function makeScripts(siteDir: string): Promise<MadeScripts> {
  const made = new MadeFiles();
  made.add(FRAME_DOCUMENT, frameDocument);
  for (const [file, picture] of stills()) made.add(file, picture);
  const [stage, editor, checker, versions] = await Promise.all([
    bundleStage(),
    bundleEditor(siteDir),
    bundleChecker(siteDir),
    Promise.all(
      playableVersions.map(async (version) => {
        return {version: version.version, frame: await bundleFrame(siteDir, version)};
      }),
    ),
  ]);
  made.add(STAGE_STYLES, stage);
  const types = playableVersions.map(
    (version) => [version.version, JSON.stringify(collectTypes(siteDir, version))] as const,
  );
  const scripts = [editor.script, checker, ...versions.map(({frame}) => frame)];
  return {
    versions: Object.fromEntries(
      versions.map(({version, frame}) => [
        version,
        {bundle: made.addHashed(version, 'js', frame.text)},
      ]),
    ),
    editor: {
      script: made.addHashed('editor', 'js', editor.script.text),
      styles: made.addHashed('editor', 'css', editor.styles),
    },
    checker: {
      script: made.addHashed('checker', 'js', checker.text),
      types: Object.fromEntries(
        types.map(([version, text]) => [version, made.addHashed(`${version}-types`, 'json', text)]),
      ),
      bytes: sizeOf(checker.text) + Math.max(...types.map(([, text]) => sizeOf(text))),
    },
    files: made.files(),
    bundled: [...new Set(scripts.flatMap(({metafile}) => bundledFiles(siteDir, metafile)))],
  };
}

/** The size of a text as a server sends it. */
function sizeOf(text: string): number {
  return gzipSync(text, {level: 9}).length;
}
