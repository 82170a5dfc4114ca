import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {REPOSITORY} from './moduleGraph.ts';

/** The options with which another process of Node runs our TypeScript. */
export const runsTypeScript = [
  '--import',
  pathToFileURL(join(REPOSITORY, 'node_modules/tsx/dist/loader.mjs')).href,
];
