import {build} from 'esbuild';
import type {Bundle} from './bundle.ts';
import {ownFile} from './ownFile.ts';

/** Bundles the type checker as a worker. */
export async function bundleChecker(root: string): Promise<Bundle> {
  const {outputFiles, metafile} = await build({
    entryPoints: [ownFile('check/worker.ts')],
    bundle: true,
    write: false,
    metafile: true,
    absWorkingDir: root,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    // TypeScript asks for them only where it runs in Node.
    external: ['fs', 'path', 'os', 'crypto', 'buffer', 'inspector', 'perf_hooks', 'module', 'url'],
    logOverride: {'direct-eval': 'silent'},
  });
  const [bundle] = outputFiles;
  if (!bundle) throw new Error('esbuild produced no worker for the type checker.');
  return {text: bundle.text, metafile};
}
