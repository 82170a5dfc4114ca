import {existsSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';

/** What an image may weigh: a reader on a train waits for it. */
export const IMAGE_CEILING = 200_000;

const IMAGE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Returns a sentence for each image in the folders that is heavier than the ceiling. */
export function checkImages(root: string, folders: readonly string[]): string[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
        .filter((name) => IMAGE.test(name))
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
    )
    .sort()
    .map((file) => ({file, size: statSync(join(root, file)).size}))
    .filter(({size}) => size > IMAGE_CEILING)
    .map(
      ({file, size}) =>
        `${file} weighs ${Math.round(size / 1000)} kB: bring it under ${IMAGE_CEILING / 1000} kB, as WebP or with fewer pixels.`,
    );
}
