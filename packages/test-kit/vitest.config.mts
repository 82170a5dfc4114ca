import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';
import {runPackages} from './src/simulator/testing/runPackages.mts';

// The releases of the library are installed there, under their aliases.
const repository = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  plugins: [runPackages(repository, 'packages/test-kit/src/simulator/reactNative.ts')],
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    pool: 'threads',
    isolate: false,
    // A phone has the newest release unless a test says another one, which ends with the test.
    setupFiles: ['src/simulator/testing/newestRelease.ts'],
    unstubGlobals: true,
    restoreMocks: true,
    testTimeout: 30_000,
    // The real JavaScript of the library, so that its imports reach the simulator.
    server: {deps: {inline: [/expo-iap-2/]}},
  },
});
