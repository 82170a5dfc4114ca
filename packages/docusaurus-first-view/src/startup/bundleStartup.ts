import {createRequire} from 'node:module';
import {buildSync} from 'esbuild';

// Sources here and JavaScript in the published package: package.json says where the entries are.
const {resolve} = createRequire(import.meta.url);

/** What a bundled script is told about the site. */
export type InlineOptions = {
  /** The ending of every name that the site keeps in the storage of the browser; scripts read it as STORAGE_NAMESPACE. */
  readonly namespace: string;
  /** The module that handles the reader's acts, by its absolute path; it has the exports of acts.ts. */
  readonly acts?: string | undefined;
};

/** Bundles the script that every page has behind its first paragraph. */
export function bundleStartup(options: InlineOptions): string {
  return bundleInline(resolve('#startup'), options);
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
    alias: {'#acts': acts ?? resolve('#acts')},
    tsconfigRaw: {},
  });
  return outputFiles[0]?.text.trim() ?? '';
}
