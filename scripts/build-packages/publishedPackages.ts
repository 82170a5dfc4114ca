import {type Build, compileSources} from './compileSources.ts';
import {bundleKits} from './bundleKits.ts';

/** The packages for others, by folder, and how each becomes what its users install. */
export const publishedPackages: Readonly<Record<string, Build>> = {
  // Without what extracts the data: it reads the releases that this repository has installed.
  'api-data': compileSources(/^\.\/(?:extract\/|packages$)|\/testing\//),
  'docusaurus-first-view': compileSources(/^\.\/fixture$/),
  // The doors of the simulator are for this repository; apps have one file for each version.
  'test-kit': bundleKits,
  // The command is packed alone, by buildCommand.
  upgrade: compileSources(/^\.\/cli\//),
};
