import {join} from 'node:path';
import {writePublished} from '../../src/finish/package/writePublished.ts';
import {publishedPackages} from './publishedPackages.ts';

/** Writes a package as it is published to the folder dist in it, and returns that folder. */
export async function buildPackage(root: string, folder: string): Promise<string> {
  const build = publishedPackages[folder];
  if (!build) {
    const known = Object.keys(publishedPackages).join(', ');
    throw new Error(`No package for others is in packages/${folder}. Name one of: ${known}.`);
  }
  const dist = join(root, 'packages', folder, 'dist');
  await writePublished(root, folder, {dist, build});
  return dist;
}
