import {extname, join} from 'node:path';
import {buildSync} from 'esbuild';

/** What a bundled script is told about the site. */
export type InlineOptions = {
  /** The ending of every name that the site keeps in the storage of the browser; scripts read it as STORAGE_NAMESPACE. */
  readonly namespace: string;
  /** The module that handles the reader's acts, by its absolute path; it has the exports of acts.ts. */
  readonly acts?: string | undefined;
};

/** Bundles the script that every page has behind its first paragraph. */
export function bundleStartup(options: InlineOptions): string {
  return bundleInline(join(__dirname, `startup${extname(__filename)}`), options);
}

/** Bundles a script for the page itself, with everything that it imports. */
export function bundleInline(file: string, {namespace, acts}: InlineOptions): string {
  const {outputFiles} = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2021',
    charset: 'utf8',
    define: {STORAGE_NAMESPACE: JSON.stringify(namespace)},
    alias: {'#acts': acts ?? join(__dirname, `acts${extname(__filename)}`)},
    tsconfigRaw: {},
  });
  return outputFiles[0]?.text.trim() ?? '';
}
