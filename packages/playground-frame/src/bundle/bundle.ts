import type {Metafile} from 'esbuild';

/** A script for the browser, and what it was made of; paths are from the root that its maker was given. */
export type Bundle = {readonly text: string; readonly metafile: Metafile};
