import {type Build, compileSources} from '../../src/finish/package/compileSources.ts';
import {buildKit} from '../../src/plugins/kit/buildKit.ts';

/** The packages for others but for the command, which carries the pages of a build, by folder, and how each becomes what its users install. */
export const publishedPackages: Readonly<Record<string, Build>> = {
  // Without what extracts the data: it reads the releases that this repository has installed.
  'api-data': compileSources(/^\.\/(?:extract\/|packages$)|\/testing\//),
  'docusaurus-first-view': compileSources(/^\.\/fixture$/),
  'purchase-server': compileSources(/^\.\/testing\//),
  // What the site serves: the doors of the simulator are for this repository.
  'test-kit': async ({root, dist}) => void (await buildKit(root, dist)),
};
