import {join} from 'node:path';
import {build} from 'esbuild';
import {bundledFiles} from '../bundledFiles.ts';
import type {Bundle} from './buildBundles.ts';
import {slim, UNUSED} from './slim.ts';

/** What sucrase does for other languages and tools than those of the samples. */
const unused = [
  'Options',
  'computeSourceMap',
  'parser/plugins/flow',
  'transformers/ESMImportTransformer',
  'transformers/FlowTransformer',
  'transformers/JestHoistTransformer',
  'transformers/OptionalChainingNullishTransformer',
  'transformers/ReactHotLoaderTransformer',
  'util/formatTokens',
].map((name) => [`sucrase/dist/esm/${name}.js`, UNUSED] as const);

/** Bundles what is needed to edit a sample: the compiler and the field as a module, and the field's styles. */
export async function bundleEditor(
  siteDir: string,
): Promise<{readonly script: Bundle; readonly styles: string}> {
  const folder = join(siteDir, 'packages/playground-frame/src/edit');
  const {outputFiles, metafile} = await build({
    entryPoints: [join(folder, 'main.ts'), join(folder, 'editor.css')],
    bundle: true,
    write: false,
    metafile: true,
    absWorkingDir: siteDir,
    outdir: 'editor',
    minify: true,
    format: 'esm',
    target: 'es2022',
    // The modules and not the CommonJS of sucrase: half of it falls away.
    mainFields: ['module', 'main'],
    alias: {'sucrase/dist/parser': join(siteDir, 'node_modules/sucrase/dist/esm/parser')},
    legalComments: 'none',
    plugins: [slim(new Map(unused))],
  });
  const textOf = (ending: string): string => {
    const file = outputFiles.find(({path}) => path.endsWith(ending));
    if (file) return file.text;
    throw new Error(`esbuild produced no ${ending} file for the editor of samples.`);
  };
  const files = bundledFiles(siteDir, metafile);
  return {script: {text: textOf('.js'), files}, styles: textOf('.css')};
}
