import {build, type BuildOptions, type Metafile} from 'esbuild';
import {ownFile} from './ownFile.ts';

/** A script for the browser, and what it was made of; paths are from the root that its maker was given. */
export type Bundle = {readonly text: string; readonly metafile: Metafile};

/** What all scripts for the browser have in common. */
export const forBrowser = {
  bundle: true,
  write: false,
  minify: true,
  target: 'es2022',
  legalComments: 'none',
} as const satisfies BuildOptions;

/** Bundles a file of this package, with all that it imports, as one script. */
export async function bundleScript(
  root: string,
  entry: string,
  options: BuildOptions,
): Promise<Bundle> {
  const {outputFiles, metafile} = await build({
    ...options,
    ...forBrowser,
    entryPoints: [ownFile(entry)],
    metafile: true,
    absWorkingDir: root,
    format: 'iife',
  });
  const [script] = outputFiles;
  if (!script) throw new Error(`esbuild produced no script of ${entry}.`);
  return {text: script.text, metafile};
}
