import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {build, type BuildOptions, type Metafile, transform} from 'esbuild';
import type {InstalledPatch} from 'expo-iap-api-data/releaseLines';
import {ownFile} from './ownFile.ts';
import {type Replacements, slim, UNUSED} from './slim.ts';

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
async function bundleScript(root: string, entry: string, options: BuildOptions): Promise<Bundle> {
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

/**
 * Parts of React Native for Web that no sample needs, and what takes their place: touches on plain views, what a mouse
 * does above a button (phones have none), colors in a form that browsers do not know, and prefixes for browsers that the
 * site does not support.
 */
const replaced: Replacements = new Map([
  ['react-native-web/dist/modules/useResponderEvents/index.js', 'export default () => {};'],
  ['react-native-web/dist/modules/useHover/index.js', 'export default () => {};'],
  [
    'react-native-web/dist/exports/StyleSheet/compiler/normalizeColor.js',
    'export default (color) => color ?? undefined;',
  ],
  ['react-native-web/dist/modules/prefixStyles/index.js', 'export default (styles) => styles;'],
]);

/** Bundles what runs in the frame: the simulator, React, React Native for Web, and the library's own JavaScript. */
export function bundleFrame(root: string, {patch, package: name}: InstalledPatch): Promise<Bundle> {
  return bundleScript(root, 'frame/main.ts', {
    jsx: 'automatic',
    plugins: [slim(replaced)],
    define: {LIBRARY_VERSION: JSON.stringify(patch), 'process.env.NODE_ENV': '"production"'},
    alias: {
      'expo-iap': join(root, 'node_modules', name, 'build/index.js'),
      'react-native': ownFile('frame/reactNative.tsx'),
      'expo-modules-core': ownFile('frame/expoModulesCore.ts'),
    },
  });
}

/** Bundles the type checker as a worker. */
export function bundleChecker(root: string): Promise<Bundle> {
  return bundleScript(root, 'check/worker.ts', {
    // TypeScript asks for them only where it runs in Node.
    external: ['fs', 'path', 'os', 'crypto', 'buffer', 'inspector', 'perf_hooks', 'module', 'url'],
    logOverride: {'direct-eval': 'silent'},
  });
}

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

/** The styles of what is around the phone. */
export async function bundleStage(): Promise<string> {
  // The stage says last how much space each part has.
  const stage = ['controls.css', 'records.css', 'stage.css', 'sheet.css']
    .map((name) => readFileSync(ownFile(name), 'utf8'))
    .join('\n');
  const {code} = await transform(stage, {loader: 'css', minify: true});
  return code;
}
