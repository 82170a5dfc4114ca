import {compileModules} from 'mdx-samples/compile/compile';
import {mapDiagnostics} from 'mdx-samples/compile/diagnostics';
import {expect, it} from 'vitest';
import {sampleLibrary, sampleSetting} from '../../src/checks/code/sampleSetting.ts';
import {versionOfAddress} from '../../src/site/addresses.ts';
import {docsVersions, latestVersion} from '../../src/site/versions.ts';
import {readSkills, readTwins} from './readTwins.ts';
import {twinModules} from './twinModules.ts';

const root = process.cwd();
const setting = sampleSetting({root, packageRoot: root});
const modules = [...readTwins(), ...readSkills()].flatMap(({route, fences}) =>
  twinModules({
    path: `build${route}.md`,
    version: (versionOfAddress(route) ?? latestVersion()).version,
    fences,
  }),
);

it.each(docsVersions)('X every block of a twin compiles by itself: $version', (version) => {
  const own = modules.filter((module) => module.version === version.version);
  const against = {...setting, library: sampleLibrary(root, version)};
  const {diagnostics} = compileModules({...against, modules: own});
  const problems = mapDiagnostics(own, diagnostics, against);
  console.info(`twins of ${version.version}: ${own.length} blocks compiled`);
  expect(own.length).toBeGreaterThan(0);
  expect(problems.map(({file, line, message}) => `${file}:${line}: ${message}`)).toEqual([]);
});
