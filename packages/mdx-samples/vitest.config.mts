import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    pool: 'threads',
    restoreMocks: true,
    testTimeout: 60_000,
  },
});
