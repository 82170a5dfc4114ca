import {createRequire} from 'node:module';
import {join} from 'node:path';

type Answer = {readonly errors: readonly string[]};

/** The part of Pagefind's service that the build uses. */
export type Pagefind = {
  readonly createIndex: (options: {forceLanguage: string}) => Promise<
    Answer & {
      readonly index?: {
        readonly addHTMLFile: (document: {url: string; content: string}) => Promise<Answer>;
        readonly getFiles: () => Promise<
          Answer & {
            readonly files: readonly {readonly path: string; readonly content: Uint8Array}[];
          }
        >;
      };
    }
  >;
  readonly close: () => Promise<unknown>;
};

/**
 * Loads Pagefind by its file. The loader of plugins turns `import()` into `require()`, for which the package
 * has no entry: it is published as an ES module only.
 */
export function loadPagefind(siteDir: string): Pagefind {
  const loaded: Pagefind = createRequire(join(siteDir, 'package.json'))(
    join(siteDir, 'node_modules/pagefind/lib/index.js'),
  );
  return loaded;
}
