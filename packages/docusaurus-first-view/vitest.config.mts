import {defineConfig} from 'vitest/config';

/** The functions, and the classic template built with the plugin. */
export default defineConfig({
  test: {
    name: 'docusaurus-first-view',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts', 'fixture/**/*.test.ts'],
    pool: 'threads',
    unstubGlobals: true,
    testTimeout: 30_000,
    // The template is built once.
    hookTimeout: 240_000,
  },
});
