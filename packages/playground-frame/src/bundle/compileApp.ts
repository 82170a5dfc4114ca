import {build, type Plugin} from 'esbuild';
import {tidySample} from 'mdx-samples/fence/tidySample';
import type {SourceFile} from '../edit/compile.ts';
import {guard} from '../edit/guard.ts';
import type {AppFile} from '../protocol.ts';
import {forBrowser} from './bundle.ts';

/** Finds a file of an app by the path of an import, without ending, or by its whole name. */
export type AppSources = (name: string) => {readonly name: string; readonly text: string};

/** Compiles an app to one file, and lists the files that readers edit: the entry, then those that it imports beside it. */
export async function compileApp(open: AppSources, entry: string) {
  const {outputFiles} = await build({
    entryPoints: [`./${entry}`],
    ...forBrowser,
    format: 'cjs',
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
  const files: readonly AppFile[] = [{name: entry, code: guard(output.text)}];
  return {files, sources: [...sources.values()]};
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
