import {join} from 'node:path';
import type {Metafile} from 'esbuild';

/** How esbuild marks a file that its package leaves out of browsers: an empty module takes its place. */
const LEFT_OUT = '(disabled):';

/**
 * Returns the files that a bundle was made of, for whoever needs their licenses or has to build again when they change.
 * What is left out is neither: its name is not a path.
 */
export function bundledFiles(siteDir: string, {inputs}: Pick<Metafile, 'inputs'>): string[] {
  return Object.keys(inputs)
    .filter((file) => !file.startsWith(LEFT_OUT))
    .map((file) => join(siteDir, file));
}
