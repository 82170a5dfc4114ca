import {defineConfig, type ViteUserConfig} from 'vitest/config';

/** The suite of a package; one program for all files, because reading a compiler in each takes longer than the tests. */
export const packageSuite = (test: ViteUserConfig['test'] = {}) =>
  defineConfig({
    test: {
      include: ['src/**/*.test.{ts,tsx}'],
      pool: 'threads',
      isolate: false,
      restoreMocks: true,
      testTimeout: 30_000,
      ...test,
    },
  });
