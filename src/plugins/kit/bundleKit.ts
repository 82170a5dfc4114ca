import {join} from 'node:path';
import {build, type Format} from 'esbuild';
import type {DocsVersion} from '../../site/versions.ts';
import {bundledFiles} from '../bundledFiles.ts';

/** The kit's code as one file that depends on nothing, and the files that it is made of. */
export type KitBundle = {readonly text: string; readonly files: readonly string[]};

/** Bundles the kit of a version, readable and with its first lines. */
export async function bundleKit(
  siteDir: string,
  {patch}: DocsVersion,
  format: Format,
  head: string,
): Promise<KitBundle> {
  const kit = join(siteDir, 'packages/test-kit/src/kit');
  const {outputFiles, metafile} = await build({
    entryPoints: [join(kit, 'kit.ts')],
    inject: [join(kit, 'hostTimers.ts')],
    bundle: true,
    write: false,
    metafile: true,
    absWorkingDir: siteDir,
    format,
    target: 'es2022',
    platform: 'neutral',
    banner: {js: head},
    define: {LIBRARY_VERSION: JSON.stringify(patch)},
  });
  const [bundle] = outputFiles;
  if (!bundle) throw new Error(`esbuild produced no test kit for ${patch}.`);
  const files = bundledFiles(siteDir, metafile);
  return {text: bundle.text, files};
}
