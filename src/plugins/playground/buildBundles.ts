import {join} from 'node:path';
import {build, transform} from 'esbuild';
import {tidySample} from '../../marks/sample.ts';
import type {SourceFile} from '../../playground/edit/compile.ts';
import {guard} from '../../playground/edit/guard.ts';
import type {AppFile} from '../../playground/protocol.ts';
import {libraryVersions} from '../../simulator/versions.ts';
import {type DocsVersion, docsVersions} from '../../site/versions.ts';
import type {AppSources} from './appSources.ts';
import {type Replacements, slim} from './slim.ts';

/** The docs versions whose package the simulator follows. */
export const playableVersions: readonly DocsVersion[] = docsVersions.filter(({patch}) =>
  libraryVersions.some((version) => version === patch),
);

/**
 * Parts of React Native for Web that no sample needs, and what takes their place: touches on plain views, colors in a form
 * that browsers do not know, and prefixes for
 * browsers that this site does not support.
 */
const replaced: Replacements = new Map([
  ['react-native-web/dist/modules/useResponderEvents/index.js', 'export default () => {};'],
  [
    'react-native-web/dist/exports/StyleSheet/compiler/normalizeColor.js',
    'export default (color) => color ?? undefined;',
  ],
  ['react-native-web/dist/modules/prefixStyles/index.js', 'export default (styles) => styles;'],
]);

/** A script for the browser, and the files that it is made of. */
export type Bundle = {readonly text: string; readonly files: readonly string[]};

/** Bundles what runs in the frame: the simulator, React, React Native for Web, and the library's own JavaScript. */
export async function bundleFrame(
  siteDir: string,
  {patch, package: name}: DocsVersion,
): Promise<Bundle> {
  const frame = join(siteDir, 'src/playground/frame');
  const {outputFiles, metafile} = await build({
    entryPoints: [join(frame, 'main.ts')],
    bundle: true,
    write: false,
    metafile: true,
    absWorkingDir: siteDir,
    minify: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    plugins: [slim(replaced)],
    define: {LIBRARY_VERSION: JSON.stringify(patch), 'process.env.NODE_ENV': '"production"'},
    alias: {
      'expo-iap': join(siteDir, 'node_modules', name, 'build/index.js'),
      'react-native': join(frame, 'reactNative.tsx'),
      'expo-modules-core': join(frame, 'expoModulesCore.ts'),
    },
  });
  const [bundle] = outputFiles;
  if (!bundle) throw new Error(`esbuild made no bundle for the playground of ${patch}.`);
  return {
    text: bundle.text,
    files: Object.keys(metafile.inputs).map((file) => join(siteDir, file)),
  };
}

/** An app as readers see it and as the frame runs it. */
export type CompiledApp = {
  readonly files: readonly AppFile[];
  readonly sources: readonly SourceFile[];
};

/** Compiles the file of an app and all that it imports beside it. */
export async function compileApp(open: AppSources, entry: string): Promise<CompiledApp> {
  const found = new Map<string, AppFile>();
  const sources: SourceFile[] = [];
  const add = async (asked: string): Promise<void> => {
    const {name, text} = open(asked);
    if (found.has(name)) return;
    const {code} = await transform(text, {
      loader: name.endsWith('x') ? 'tsx' : 'ts',
      format: 'cjs',
      target: 'es2022',
      jsx: 'automatic',
      sourcefile: name,
      minifyWhitespace: true,
      minifySyntax: true,
    });
    found.set(name, {name, code: guard(code)});
    sources.push({name, source: tidySample(text)});
    for (const [, path = ''] of code.matchAll(/require\("\.\/([^"]+)"\)/g)) await add(path);
  };
  await add(entry);
  return {files: [...found.values()], sources};
}
