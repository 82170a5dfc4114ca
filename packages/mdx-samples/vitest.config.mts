import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // One program for all files: reading a compiler in each takes longer than the tests.
    pool: 'threads',
    isolate: false,
    restoreMocks: true,
    testTimeout: 60_000,
  },
});
