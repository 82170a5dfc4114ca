import {writePackage} from 'expo-iap-test-kit/pack/writePackage';
import {collectPackages, readLicense, writeLicenses} from '../../finish/licenses.ts';
import {bundledFiles} from '../bundledFiles.ts';
import {environment} from '../environment.ts';
import {playableVersions} from '../playableVersions.ts';

/** Writes the kit as a package to a folder; returns the files of the source that the entries for apps are made of. */
export async function buildKit(root: string, dist: string): Promise<readonly string[]> {
  const page = new URL(`${environment.baseUrl}tools/test-kit`, environment.url).href;
  const bundles = await writePackage({root, dist, page}, playableVersions, (bundle) => {
    const packages = collectPackages(bundledFiles(root, bundle)).map(readLicense);
    const title = `The entry for servers has parts of ${packages.length} packages.`;
    return writeLicenses(packages, title);
  });
  return bundles.flatMap((bundle) => bundledFiles(root, bundle));
}
