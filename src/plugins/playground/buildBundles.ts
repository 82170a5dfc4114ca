import {join} from 'node:path';
import {build, type Plugin} from 'esbuild';
import {tidySample} from '../../marks/sample.ts';
import type {SourceFile} from 'playground-frame/edit/compile';
import {guard} from 'playground-frame/edit/guard';
import type {AppFile} from 'playground-frame/protocol';
import type {DocsVersion} from '../../site/versions.ts';
import {bundledFiles} from '../bundledFiles.ts';
import type {AppSources} from './appSources.ts';
import {type Replacements, slim} from './slim.ts';

/**
 * Parts of React Native for Web that no sample needs, and what takes their place: touches on plain views, what a mouse
 * does above a button (phones have none), colors in a form that browsers do not know, and prefixes for browsers that this
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

/** A script for the browser, and its source files. */
export type Bundle = {readonly text: string; readonly files: readonly string[]};

/** Bundles what runs in the frame: the simulator, React, React Native for Web, and the library's own JavaScript. */
export async function bundleFrame(
  siteDir: string,
  {patch, package: name}: DocsVersion,
): Promise<Bundle> {
  const frame = join(siteDir, 'packages/playground-frame/src/frame');
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
  if (!bundle) throw new Error(`esbuild produced no bundle for the playground of ${patch}.`);
  return {
    text: bundle.text,
    files: bundledFiles(siteDir, metafile),
  };
}

/** An app as readers see it and as the frame runs it. */
export type CompiledApp = {
  readonly files: readonly AppFile[];
  readonly sources: readonly SourceFile[];
};

/** Compiles an app to one file, and lists the files that readers edit: the entry, then those that it imports beside it. */
export async function compileApp(open: AppSources, entry: string): Promise<CompiledApp> {
  const {outputFiles} = await build({
    entryPoints: [`./${entry}`],
    bundle: true,
    write: false,
    minify: true,
    format: 'cjs',
    target: 'es2022',
    jsx: 'automatic',
    plugins: [filesOf(open)],
  });
  const [output] = outputFiles;
  if (!output) throw new Error(`esbuild produced no app of ${entry}.`);
  const sources = new Map<string, SourceFile>();
  const add = (asked: string): void => {
    const {name, text} = open(asked);
    if (sources.has(name)) return;
    sources.set(name, {name, source: tidySample(text)});
    for (const [, path = ''] of text.matchAll(/ from '\.\/([^']+)'/g)) add(path);
  };
  add(entry);
  return {files: [{name: entry, code: guard(output.text)}], sources: [...sources.values()]};
}

/** Gives esbuild the files of an app; packages stay outside, because the frame has them. */
function filesOf(open: AppSources): Plugin {
  return {
    name: 'files-of-app',
    setup(bundler) {
      bundler.onResolve({filter: /.*/}, ({path}) =>
        path.startsWith('./')
          ? // By its full name: under two names a file would run twice, each time with its own variables.
            {path: open(path.slice(2)).name, namespace: 'app'}
          : {path, external: true},
      );
      bundler.onLoad({filter: /.*/, namespace: 'app'}, ({path}) => {
        const {name, text} = open(path);
        return {contents: text, loader: name.endsWith('x') ? 'tsx' : 'ts'};
      });
    },
  };
}
