import {join} from 'node:path';
import {build} from 'esbuild';
import {type Bundle, forBrowser} from './bundle.ts';
import {ownFile} from './ownFile.ts';
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
  root: string,
): Promise<{readonly script: Bundle; readonly styles: string}> {
  const {outputFiles, metafile} = await build({
    entryPoints: [ownFile('edit/main.ts'), ownFile('edit/editor.css')],
    ...forBrowser,
    metafile: true,
    absWorkingDir: root,
    outdir: 'editor',
    format: 'esm',
    // The modules and not the CommonJS of sucrase: half of it falls away.
    mainFields: ['module', 'main'],
    alias: {'sucrase/dist/parser': join(root, 'node_modules/sucrase/dist/esm/parser')},
    plugins: [slim(new Map(unused))],
  });
  const textOf = (ending: string): string => {
    const file = outputFiles.find(({path}) => path.endsWith(ending));
    if (file) return file.text;
    throw new Error(`esbuild produced no ${ending} file for the editor of samples.`);
  };
  return {script: {text: textOf('.js'), metafile}, styles: textOf('.css')};
}
