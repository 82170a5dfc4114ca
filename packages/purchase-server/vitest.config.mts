import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';
import {latestPatch} from '../api-data/src/releaseLines.ts';
import {runPackages} from '../test-kit/src/simulator/testing/runPackages.mts';
import {plantMistakes} from './test/matrix/plantMistakes.mts';

// The releases of the library are installed there, under their aliases.
const repository = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  plugins: [
    runPackages(repository, 'packages/test-kit/src/simulator/reactNative.ts'),
    plantMistakes(fileURLToPath(new URL('src', import.meta.url))),
  ],
  define: {LIBRARY_VERSION: JSON.stringify(latestPatch('2.8'))},
  test: {
    include: ['test/**/*.test.ts'],
    // They start a Postgres, which not every machine has (scripts/install-postgres.ts), or take a minute.
    exclude: process.env['NIGHT'] === '1' ? [] : ['**/*.postgres.test.ts', '**/mistakes.test.ts'],
    pool: 'threads',
    isolate: false,
    restoreMocks: true,
    testTimeout: 30_000,
    server: {deps: {inline: [/expo-iap-2/]}},
  },
});
