import {expect, it} from 'vitest';
import {resolveLibrary} from 'expo-iap-api-data/packages';
import {compileModules} from '../../src/samples/compile.ts';
import {mapDiagnostics} from '../../src/samples/diagnostics.ts';
import {versionOfAddress} from '../../src/site/addresses.ts';
import {docsVersions, latestVersion} from '../../src/site/versions.ts';
import {readTwins} from './readTwins.ts';
import {twinModules} from './twinModules.ts';

const root = process.cwd();
const modules = readTwins().flatMap(({route, fences}) =>
  twinModules({
    path: `build${route}.md`,
    version: (versionOfAddress(route) ?? latestVersion()).version,
    fences,
  }),
);

it.each(docsVersions)('X every block of a twin compiles by itself: $version', (version) => {
  const own = modules.filter((module) => module.version === version.version);
  const library = resolveLibrary(root, version);
  const {diagnostics} = compileModules({modules: own, library, root, packageRoot: root});
  const problems = mapDiagnostics(own, diagnostics, version.patch);
  console.info(`twins of ${version.version}: ${own.length} blocks compiled`);
  expect(own.length).toBeGreaterThan(0);
  expect(problems.map(({file, line, message}) => `${file}:${line}: ${message}`)).toEqual([]);
});
