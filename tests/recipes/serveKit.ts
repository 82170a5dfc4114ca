import {join, resolve} from 'node:path';
import {kitFile} from '../../src/content/kitPackage.ts';
import {packInto} from '../../src/finish/command/packInto.ts';
import {buildKit} from '../../src/plugins/kit/buildKit.ts';
import {serveTarball} from './serveTarball.ts';

/** Packs the test kit in a folder and serves it on loopback, as the site does. */
export async function serveKit(work: string): ReturnType<typeof serveTarball> {
  await buildKit(resolve('.'), join(work, 'package'));
  await packInto(join(work, 'served'), kitFile, join(work, 'package'));
  return serveTarball(join(work, 'served'), kitFile);
}
