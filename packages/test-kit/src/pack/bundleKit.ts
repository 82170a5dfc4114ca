import {join} from 'node:path';
import {build, type Format} from 'esbuild';

/** Bundles the kit of a release as one file that depends on nothing, readable and with its first lines; says what it is made of. */
export async function bundleKit(root: string, patch: string, format: Format, head: string) {
  const kit = join(root, 'packages/test-kit/src/kit');
  const {outputFiles, metafile} = await build({
    entryPoints: [join(kit, 'kit.ts')],
    inject: [join(kit, 'hostTimers.ts')],
    bundle: true,
    write: false,
    metafile: true,
    absWorkingDir: root,
    format,
    target: 'es2022',
    platform: 'neutral',
    banner: {js: head},
    define: {LIBRARY_VERSION: JSON.stringify(patch)},
  });
  const [bundle] = outputFiles;
  if (!bundle) throw new Error(`esbuild produced no test kit for ${patch}.`);
  return {text: bundle.text, metafile};
}
