import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    name: 'docusaurus-first-view',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    pool: 'threads',
    unstubGlobals: true,
    testTimeout: 30_000,
  },
});
